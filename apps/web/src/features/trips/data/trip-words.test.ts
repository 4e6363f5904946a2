import { expect, test } from 'vitest'
import { daysOfTrip, historyBadge, statusBadge } from './trip-words.ts'

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

test('the history calls a finalized trip completed and shows any other status as it is', () => {
  expect(historyBadge('finalized').label).toBe('Completed')
  expect(historyBadge('inactive').label).toBe('inactive')
})

test('elsewhere an unfinished trip is in progress, active or not', () => {
  expect(statusBadge('active').label).toBe('In Progress')
  expect(statusBadge('inactive').label).toBe('In Progress')
})
