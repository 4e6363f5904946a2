import { expect, test } from 'vitest'
import { useReportStore } from '#test/reports/report-trip.ts'
import { picturesOf } from './receipt-files.ts'
import type { ReportReceipt } from './report.ts'
import { reportFile } from './report-file.ts'

const store = await useReportStore()

test('the files carry the name of the trip, made safe', async () => {
  const report = await store.load(await store.addTrip({ name: '../Berlin: Q3?' }))
  const files = await Promise.all([
    reportFile('excel', report),
    reportFile('zip', report),
    reportFile('pdf', report),
  ])
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
])('of %i receipts the first image is %s', (receiptCount, name) => {
  const receipt: ReportReceipt = {
    number: 1,
    id: 17,
    date: '2025-01-05',
    vendor: 'Café Nero',
    category: 'coffee',
    amountMinor: 420,
    currency: 'GBP',
    notes: null,
    paidBy: 'traveller',
    details: null,
    items: null,
    tax: null,
    printed: null,
    by: 'own',
    rate: null,
    rateDay: null,
    convertedMinor: 420,
    unconfirmed: [],
    image: { key: '3/a.jpg', bytes: 5 },
    document: null,
    origin: null,
  }
  expect(picturesOf({ receiptCount }, receipt)).toMatchObject([{ name, kind: 'photo' }])
  expect(picturesOf({ receiptCount }, { ...receipt, image: null })).toEqual([])
})
