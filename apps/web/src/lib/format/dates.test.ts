import { expect, test } from 'vitest'
import { formatDate, formatDates, today } from './dates.ts'

test('shows a date as MMM d, yyyy, the same day in every zone, and what is no date as it came', () => {
  expect(formatDate('2025-01-05')).toBe('Jan 5, 2025')
  expect(formatDate('2025-09-30T00:00:00.000Z')).toBe('Sep 30, 2025')
  expect(formatDate('soon')).toBe('soon')
})

test('Truth 27: a range names both dates in full, or says that it is ongoing', () => {
  expect(formatDates('2026-10-14', '2026-10-17')).toBe('Oct 14, 2026 - Oct 17, 2026')
  expect(formatDates('2025-01-05', null)).toBe('Jan 5, 2025 - Ongoing')
})

test('today is the local day', () => {
  expect(today(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09')
})
