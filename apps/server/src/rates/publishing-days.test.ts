import { expect, test } from 'vitest'
import { isPublishingDay } from './publishing-days.ts'

test.each([
  ['2026-11-11', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-01-01', false],
  ['2025-05-01', false],
  ['2025-12-26', false],
  ['2024-03-29', false],
  ['2024-04-01', false],
  ['2026-04-02', true],
  ['2026-04-03', false],
  ['2026-04-06', false],
  ['2049-04-16', false],
])('on %s rates are published: %s', (day, isOne) => {
  expect(isPublishingDay(day)).toBe(isOne)
})
