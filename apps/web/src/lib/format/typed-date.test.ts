import { expect, test } from 'vitest'
import { formatDate } from './dates.ts'
import { parseTypedDate } from './typed-date.ts'

const expected = {
  today: '2026-03-20',
  near: { from: '2026-03-02', to: '2026-03-20' },
  isPast: true,
}

const parse = (typed: string, over: Partial<Parameters<typeof parseTypedDate>[1]> = {}) =>
  parseTypedDate(typed, { ...expected, ...over })

test.each([
  '2026-03-12',
  '2026-3-12',
  '20260312',
  '2026-03-12T08:15:00.000Z',
  '12.3.',
  '12.3',
  '12. 3. 26',
  '12.03.2026',
  '12.03.2026 14:05',
  '12/3',
  '3/12',
  '12/03/2026',
  '03/12/26',
  '12-3-2026',
  '12 03',
  '1203',
  '120326',
  '12032026',
  '12',
  '12 mar',
  '12. March',
  'mar 12',
  'March 12th, 2026',
  '12th of march',
  'Thu, Mar 12, 2026',
  '2026 march 12',
  ' 12 MAR 26 ',
  '１２．３．',
])('%s is March 12 of the trip', (typed) => {
  expect(parse(typed)).toBe('2026-03-12')
})

test.each([
  ['today', '2026-03-20'],
  ['Yesterday', '2026-03-19'],
  ['tomorrow', '2026-03-21'],
  ['fri', '2026-03-20'],
  ['wednesday', '2026-03-18'],
  ['thu', '2026-03-19'],
])('%s is said of today', (typed, day) => {
  expect(parse(typed)).toBe(day)
})

test.each([
  '',
  '  ',
  'soon',
  'mar',
  'ma 12',
  '31.2.',
  '32',
  '0',
  '13/13',
  '2026',
  '2026-02-30',
  '12.3.1850',
  '1.2.3.4',
  '12 foo',
  '12 mar apr',
  '123',
  '123456789',
])('%j is no day', (typed) => {
  expect(parse(typed)).toBeNull()
})

test('the trip decides whether day or month comes first, then the user’s locale; before a full stop is the day', () => {
  expect(parse('4/3/2026')).toBe('2026-03-04')
  expect(parse('3/4/2026')).toBe('2026-03-04')
  const long = { near: { from: '2026-01-01', to: '2026-03-20' } }
  expect(parse('1/2/26', long)).toBe('2026-02-01')
  expect(parse('1/2/26', { ...long, isMonthFirst: true })).toBe('2026-01-02')
  expect(parse('3.12.2026', { isMonthFirst: true })).toBe('2026-12-03')
  expect(parse('2.12', { isMonthFirst: true })).toBe('2025-12-02')
})

test('a year that is left out is the trip’s, also over New Year, and not one to come', () => {
  expect(parse('25.3.')).toBe('2025-03-25')
  expect(parse('25')).toBe('2026-02-25')
  expect(parse('25.3.', { isPast: false })).toBe('2026-03-25')
  expect(parse('25.3.2026')).toBe('2026-03-25')
  const winter = { today: '2026-01-04', near: { from: '2025-12-28', to: '2026-01-04' } }
  expect(parse('30.12.', winter)).toBe('2025-12-30')
  expect(parse('2.1.', winter)).toBe('2026-01-02')
  expect(parse('29', winter)).toBe('2025-12-29')
  const past = { near: { from: '2024-05-01', to: '2024-05-09' } }
  expect(parse('3.5.', past)).toBe('2024-05-03')
  expect(parse('29 feb', past)).toBe('2024-02-29')
})

test('what is shown is understood when it is typed', () => {
  for (const day of ['2026-03-12', '1999-12-31', '2024-02-29', '2026-05-01']) {
    expect(parse(formatDate(day))).toBe(day)
  }
})

test.each(['es', 'fr', 'it', 'ro', 'fi', 'en'])(
  'in %s too `mar` is March, also where it is a Tuesday or another month',
  (language) => {
    for (const typed of ['12 Mar', 'Mar 12, 2026', 'Thu, Mar 12, 2026']) {
      expect(parse(typed, { language })).toBe('2026-03-12')
    }
    expect(parse('mar', { language })).toBeNull()
  },
)

test.each([
  ['es', '12 marzo', '2026-03-12'],
  ['es', 'jueves 12 marzo 2026', '2026-03-12'],
  ['fi', '12. maalis', '2026-03-12'],
  ['fi', 'torstai 12.3.2026', '2026-03-12'],
  ['es', 'martes', '2026-03-17'],
  ['fr', 'mardi', '2026-03-17'],
])('names are understood in one’s own language: in %s %s', (language, typed, day) => {
  expect(parse(typed, { language })).toBe(day)
})
