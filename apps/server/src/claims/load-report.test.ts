import { expect, test } from 'vitest'
import { useReportStore } from '#test/reports/report-trip.ts'
import type { Report, ReportReceipt } from './report.ts'

const store = await useReportStore()

test('reads the receipts of the trip over many pages, each once and in order', async () => {
  const id = await store.addTrip()
  const other = await store.addTrip()
  await store.addReceipts(other, [{ date: '2025-01-06' }])
  const days = ['2025-01-07', '2025-01-05', '2025-01-06']
  const added = await store.addReceipts(
    id,
    Array.from({ length: 600 }, (_, index) => ({ date: days[index % 3] ?? '' })),
  )
  const report = await store.load(id)
  const expected = added
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
    .map((receipt, index) => [index + 1, receipt.date, receipt.id])
  const read = (await listed(report)).map((receipt) => [receipt.number, receipt.date, receipt.id])
  expect(read).toEqual(expected)
  expect(await listed(report)).toHaveLength(600)
})

test('sums far beyond what one receipt can hold', async () => {
  const report = await store.loadWith(
    Array.from({ length: 50 }, () => ({ amountMinor: 999_999_999 })),
  )
  expect(report).toMatchObject({
    receiptCount: 50,
    totals: [{ currency: 'GBP', count: 50, totalMinor: 49_999_999_950 }],
    categories: [{ category: 'coffee', currency: 'GBP', count: 50, totalMinor: 49_999_999_950 }],
    days: [{ date: '2025-01-05', currency: 'GBP', count: 50, totalMinor: 49_999_999_950 }],
  })
})

test('a trip that is gone has no report', async () => {
  await expect(store.load(2_000_000)).rejects.toThrow()
})

async function listed(report: Report) {
  const found: ReportReceipt[] = []
  for await (const receipt of report.receipts()) found.push(receipt)
  return found
}
