import { expect, test } from 'vitest'
import { formatDate, today } from './dates.ts'

test('shows a date as MMM d, yyyy, the same day in every zone, and what is no date as it came; today is local', () => {
  expect(formatDate('2025-01-05')).toBe('Jan 5, 2025')
  expect(formatDate('2025-09-30T00:00:00.000Z')).toBe('Sep 30, 2025')
  expect(formatDate('soon')).toBe('soon')
  expect(today(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09')
})
