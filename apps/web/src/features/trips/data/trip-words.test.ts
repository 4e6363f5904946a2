import { expect, test } from 'vitest'
import { dateRange, daysOfTrip, historyBadge, statusBadge } from './trip-words.ts'

test('a trip without an end is ongoing', () => {
  expect(dateRange({ startDate: '2025-01-05', endDate: null })).toBe('Jan 5, 2025 - Ongoing')
})

test.each([
  ['2025-01-05', '2025-01-05', 1],
  ['2025-01-05', '2025-01-09', 5],
  ['2024-02-28', '2024-03-01', 3],
  ['2025-12-31', '2026-01-01', 2],
  ['2025-01-05', null, null],
  ['2025-01-05', '2025-01-04', null],
  ['nonsense', '2025-01-04', null],
])('a trip from %s to %s takes %s days', (startDate, endDate, days) => {
  expect(daysOfTrip({ startDate, endDate })).toBe(days)
})

test('Truth 27: a range names both dates in full', () => {
  const range = { startDate: '2026-10-14', endDate: '2026-10-17' }
  expect(dateRange(range)).toBe('Oct 14, 2026 - Oct 17, 2026')
})

test('the history calls a finalized trip completed and shows any other status as it is', () => {
  expect(historyBadge('finalized').label).toBe('Completed')
  expect(historyBadge('inactive').label).toBe('inactive')
})

test('elsewhere an unfinished trip is in progress, active or not', () => {
  expect(statusBadge('active').label).toBe('In Progress')
  expect(statusBadge('inactive').label).toBe('In Progress')
})
