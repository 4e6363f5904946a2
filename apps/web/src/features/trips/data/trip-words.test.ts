import { expect, test } from 'vitest'
import { dateRange, historyBadge, statusBadge } from './trip-words.ts'

test('a trip without an end is ongoing', () => {
  expect(dateRange({ startDate: '2025-01-05', endDate: null })).toBe('Jan 5, 2025 - Ongoing')
  expect(dateRange({ startDate: '2025-01-05', endDate: '2025-01-09' })).toBe(
    'Jan 5, 2025 - Jan 9, 2025',
  )
})

test('the history calls a finalized trip completed and shows any other status as it is', () => {
  expect(historyBadge('finalized').label).toBe('Completed')
  expect(historyBadge('inactive').label).toBe('inactive')
})

test('elsewhere an unfinished trip is in progress, active or not', () => {
  expect(statusBadge('active').label).toBe('In Progress')
  expect(statusBadge('inactive').label).toBe('In Progress')
})
