import type { Receipt } from '@quittance/contract/receipt'
import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

function receipt(id: number, date: string) {
  return { id, date } as Receipt
}

test('receipts of one day stand under its name, the days in the order they come', () => {
  const days = groupByDay(
    [receipt(5, '2026-03-02'), receipt(4, '2026-03-02'), receipt(3, '2026-03-01')],
    '2026-03-02',
  )
  expect(days.map(({ label, receipts }) => [label, receipts.map(({ id }) => id)])).toEqual([
    ['Today · Mar 2, 2026', [5, 4]],
    ['Yesterday · Mar 1, 2026', [3]],
  ])
})

test.each([
  ['2026-02-27', 'Feb 27, 2026'],
  ['2026-03-09', 'Mar 9, 2026'],
  ['2025-12-31', 'Dec 31, 2025'],
])('Truth 27: %s is called %s', (date, label) => {
  expect(groupByDay([receipt(1, date)], '2026-03-02')[0]?.label).toBe(label)
})

test('without receipts there are no days', () => {
  expect(groupByDay([])).toEqual([])
})
