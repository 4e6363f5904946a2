import { expect, test } from 'vitest'
import { formatDay, formatMoment, timeAgo } from './moments.ts'

const afternoon = new Date(2026, 10, 3, 14, 5).toISOString()

test('a moment by its day, and by its time', () => {
  expect(formatDay(afternoon)).toBe('Nov 3, 2026')
  expect(formatMoment(afternoon)).toBe('Nov 3, 2026, 2:05 PM')
})

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [24 * 3600, 'yesterday'],
  [29 * 86_400, '29 days ago'],
  [30 * 86_400, 'on Nov 3, 2026'],
  // The server's clock may be ahead.
  [-5, 'now'],
])('%d seconds later it was %s', (seconds, words) => {
  expect(timeAgo(afternoon, new Date(afternoon).getTime() + seconds * 1000)).toBe(words)
})
