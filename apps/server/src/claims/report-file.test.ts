import { expect, test } from 'vitest'
import { useReportStore } from '#test/reports/report-trip.ts'
import { picturesOf } from './receipt-files.ts'
import type { Report, ReportReceipt } from './report.ts'
import { reportFile } from './report-file.ts'

const store = await useReportStore()

test('the files carry the name of the trip, made safe', async () => {
  const report = await store.load(await store.addTrip({ name: '../Berlin: Q3?' }))
  const kinds = ['excel', 'zip', 'pdf'] as const
  const files = await Promise.all(kinds.map((kind) => reportFile(kind, report)))
  expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([
    [
      'Berlin-Q3-expense-report.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['Berlin-Q3-receipts.zip', 'application/zip'],
    ['Berlin-Q3-expense-report.pdf', 'application/pdf'],
  ])
  expect(files.map(({ bytes }) => typeof bytes)).toEqual(['undefined', 'number', 'undefined'])
})

test('a trip whose name has no letter is called trip', async () => {
  const report = await store.load(await store.addTrip({ name: '🏖' }))
  expect((await reportFile('pdf', report)).name).toBe('trip-expense-report.pdf')
})

test.each([
  [1, '001_2025-01-05_Cafe-Nero_4.20-GBP.jpg'],
  [999, '001_2025-01-05_Cafe-Nero_4.20-GBP.jpg'],
  [1000, '0001_2025-01-05_Cafe-Nero_4.20-GBP.jpg'],
])('of %i receipts the first image is %s', async (receiptCount, name) => {
  const [receipt] = await listed(await store.loadWith([await store.withImage()]))
  if (!receipt) throw new Error('The report has no receipt.')
  expect(picturesOf({ receiptCount }, receipt)).toMatchObject([{ name, kind: 'photo' }])
  expect(picturesOf({ receiptCount }, { ...receipt, image: null })).toEqual([])
})

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
