import { expect, test } from 'vitest'
import { monthNamed } from './months.ts'

test.each([
  ['JAN', 1],
  ['FEVRIER', 2],
  ['MAERZ', 3],
  ['MRT', 3],
  ['KWIETNIA', 4],
  ['MAGGIO', 5],
  ['KESAKUU', 6],
  ['CERVENEC', 7],
  ['OGOS', 8],
  ['WRZ', 9],
  ['0CT', 10],
  ['MARRASKUU', 11],
  ['DESEMBER', 12],
])('%s is month %i', (name, month) => {
  expect(monthNamed(name)).toBe(month)
})

test('a name that is cut off or has one letter misread', () => {
  expect(monthNamed('SEPTEM')).toBe(9)
  expect(monthNamed('0CTQBER')).toBe(10)
})

test.each(['', 'XYZ', 'MARGHERITA', 'PROSECCO', 'DECAF', 'MAYONNAISE'])(
  '%s is no month',
  (name) => {
    expect(monthNamed(name)).toBeUndefined()
  },
)
