import { expect, test } from 'vitest'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { openWorkbook, resultsOf, typeRate } from '#test/reports/open-workbook.ts'
import { cellAt, readWorkbook, sheetOf } from '#test/reports/read-workbook.ts'
import { useReportStore } from '#test/reports/report-trip.ts'

const store = await useReportStore()

test('has an input cell per currency without a rate, and says its direction', async () => {
  const rates = sheetOf(await readWorkbook(await store.load(await addMixedTrip(store))), 'Rates')
  expect(rates.rows[0]?.[0]).toContain('how many EUR one GBP is')
  expect(rates.rows.slice(2, 6)).toEqual([
    ['Ref.', 'Currency', 'Rate', 'Meaning', 'Rate day', 'Source', 'Receipts', 'Total', 'In EUR'],
    ['R1', 'EUR', 1, 'Currency of the trip', null, null, 2, 12_345.69, 12_345.69],
    ['R2', 'GBP', null, 'EUR for 1 GBP', null, 'Rate missing', 2, 4.5, ''],
    ['R3', 'JPY', null, 'EUR for 1 JPY', null, 'Rate missing', 1, 1200, ''],
  ])
  expect(cellAt(rates, 'C5')?.style?.fill).toBeDefined()
  expect(cellAt(rates, 'C4')?.style?.fill).toBeUndefined()
  expect(rates.dataValidations?.map(({ range, type }) => [type, range])).toEqual([
    ['decimal', 'C5:C6'],
    ['date', 'E5:E6'],
  ])
})

test('one rate converts its receipts; what is still missing is shown beside every total', async () => {
  const book = await openWorkbook(await store.load(await addMixedTrip(store)))
  typeRate(book, 'C5', 1.2)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J2': 5.04,
    'Receipts!M2': 'Typed by hand',
    'Receipts!J5': '',
    'Rates!I5': 5.4,
    'Summary!E18': 12_351.09,
    'Summary!F18': 'Without 1 of 5 receipts: type the missing rates on the sheet Rates.',
  })
  typeRate(book, 'C6', 0.0061)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J5': 7.32,
    'Receipts!J11': 12_358.41,
    'Rates!I6': 7.32,
    'Rates!I8': 12_358.41,
    'Summary!E18': 12_358.41,
    'Summary!F18': '',
  })
})
