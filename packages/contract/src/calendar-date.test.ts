import { expect, test } from 'vitest'
import { calendarDate } from './calendar-date.ts'

const date = calendarDate('Please enter a valid date')

test.each([
  '2026-01-05',
  ' 2026-01-05 ',
  '2026-01-05T22:15:00.000Z',
  '2026-01-05T22:15:00Z',
  '2026-01-05T22:15',
  '2026-01-05T22:15:00+05:30',
])('%s is the fifth of January', (text) => {
  expect(date.parse(text)).toBe('2026-01-05')
})

test.each([
  '2026-01-05garbage',
  '2026-01-05 garbage',
  '2026-01-05T',
  '2026-01-05Tgarbage',
  '2026-01-05T22:15:00Z<script>',
  '2026-01-05T24:00',
  '2026-01-05T22:60',
  '2026-01-05T22:15+99:00',
  '2026-01-0500',
  '2026-01-05\n2026-01-06',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '1989-12-31',
  '2026-1-5',
  '',
])('Hole 16: %j is no date', (text) => {
  const result = date.safeParse(text)
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid date'])
})
