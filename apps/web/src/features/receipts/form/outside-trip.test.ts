import { expect, test } from 'vitest'
import { dateNotes, daysOf } from './outside-trip.ts'

const now = '2026-03-20'
const open = { startDate: '2026-03-03', endDate: null }
const closed = { startDate: '2026-03-03', endDate: '2026-03-09' }

test.each(['2026-03-03', '2026-03-20', '2026-03-21'])('%s is a day of the open trip', (day) => {
  expect(dateNotes(day, open, now)).toEqual({})
})

test('a few days before or after are only mentioned', () => {
  expect(dateNotes('2026-03-02', open, now)).toEqual({
    hint: '1 day before the trip, which began on Mar 3, 2026.',
  })
  expect(dateNotes('2026-03-12', closed, now)).toEqual({
    hint: '3 days after the trip, which ended on Mar 9, 2026.',
  })
  expect(dateNotes('2026-03-12', { startDate: '2026-03-25', endDate: null }, now)).toEqual({
    hint: '13 days before the trip, which begins on Mar 25, 2026.',
  })
})

test('a month and more is in doubt', () => {
  expect(dateNotes('2026-02-01', open, now)).toEqual({
    doubt: 'Far outside the trip, which began on Mar 3, 2026.',
  })
  expect(dateNotes('2025-03-12', closed, now).doubt).toContain('Far outside')
  expect(dateNotes('2026-05-01', closed, '2026-06-01').doubt).toContain('ended on Mar 9, 2026')
})

test('a day to come is in doubt, with a trip or without', () => {
  expect(dateNotes('2026-03-22', open, now).doubt).toContain('in the future')
  expect(dateNotes('2026-03-22', undefined, now).doubt).toContain('in the future')
  expect(dateNotes('2020-01-01', undefined, now)).toEqual({})
})

test.each(['', 'soon', '2026-02-30'])('of %j there is nothing to say', (text) => {
  expect(dateNotes(text, open, now)).toEqual({})
})

test('what is left open is looked for in the days of the trip so far', () => {
  expect(daysOf(open, now)).toEqual({ from: '2026-03-03', to: now })
  expect(daysOf(closed, now)).toEqual({ from: '2026-03-03', to: '2026-03-09' })
  const coming = { startDate: '2026-04-01', endDate: null }
  expect(daysOf(coming, now)).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOf(undefined, now)).toBeUndefined()
})
