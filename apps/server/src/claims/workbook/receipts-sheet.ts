import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { documentNames } from '#claims/format.ts'
import { createOriginals, picturesOf, receiptNumber } from '#claims/receipt-files.ts'
import { receiptsWithPresence } from '#claims/receipts-with-presence.ts'
import { missingImage, type Report, type ReportReceipt } from '#claims/report.ts'
import { asDate, numberOf } from './cell-values.ts'
import { createFormulas } from './formulas.ts'
import { createRateLines } from './rate-lines.ts'
import { createConversionCells, detailCells, taxCells } from './receipt-cells.ts'
import { firstReceiptRow } from './references.ts'
import { addSheet, headers, type Sheet, type StyledCell, widthOfSums, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const columns = {
  'No.': 7,
  Date: 12,
  Vendor: 34,
  Category: 16,
  Amount: 19,
  Currency: 11,
  Notes: 34,
  Image: 46,
  Source: 10,
}
const conversionColumns = {
  Rate: 16,
  'Rate day': 12,
  'How it counts': 24,
  'Ref.': 6,
  'Charged on card': 17,
  Printed: 17,
  'Printed currency': 12,
  'Implied rate': 16,
}
const taxColumns = { Net: 17, Tax: 17, 'VAT number': 20, 'Open doubts': 32 }
/** New columns go at the end, for programs that read by position. */
const detailColumns = {
  'Paid by': 22,
  Project: 24,
  Attendees: 34,
  Guests: 9,
  'Billable to a client': 12,
  'Receipt number': 20,
}
const figures = [
  'Amount',
  'Rate',
  'Charged on card',
  'Printed',
  'Implied rate',
  'Net',
  'Tax',
  'Guests',
]
const lastColumn = 'AB'

/** Writes rows while the receipts are read; passes each to the collectors of the other sheets. */
export async function writeReceiptsSheet(
  book: WorkbookWriter,
  report: Report,
  { pause, onReceipt }: { pause(): Promise<void>; onReceipt(receipt: ReportReceipt): void },
) {
  const converted = `In ${report.trip.currency}`
  const widths = {
    ...columns,
    Amount: widthOfSums(
      columns.Amount,
      report.totals.map(({ totalMinor }) => totalMinor),
    ),
    [converted]: widthOfSums(19, [report.converted.all.totalMinor]),
    ...conversionColumns,
    ...taxColumns,
    ...detailColumns,
  }
  const sheet = addSheet(book, 'Receipts', {
    widths: Object.values(widths),
    headerRow: 1,
    repeatedColumns: { count: 3, last: 'C' },
  })
  const cellsOf = createCells(report)
  let row = writeRow(sheet, headers(Object.keys(widths), [...figures, converted]))
  for await (const { receipt, files } of receiptsWithPresence(report, createBooked(report))) {
    row = writeRow(sheet, cellsOf(row + 1, receipt, files[0]))
    onReceipt(receipt)
    await pause()
  }
  const end = Math.max(row, firstReceiptRow)
  sheet.autoFilter = `A1:${lastColumn}${end}`
  // Spreadsheets flag differing formulas in a column as errors.
  sheet.ignoredErrors.push({ ref: `A1:${lastColumn}${end}`, formula: true })
  writeTotals(sheet, report, row)
  sheet.commit()
}

function createCells(report: Report) {
  const formulas = createFormulas(report)
  const { lineOf } = createRateLines(report)
  const conversionCells = createConversionCells(report)
  const own = report.trip.currency
  const number = { ...styles.number, numFmt: receiptNumber(report, 0) }
  return (row: number, receipt: ReportReceipt, file: BookedFile | undefined): StyledCell[] => [
    [receipt.number, number],
    [asDate(receipt.date), styles.date],
    [receipt.vendor, styles.wrapped],
    [receipt.category, styles.text],
    [numberOf(receipt.amountMinor, receipt.currency), money(receipt.currency)],
    [receipt.currency, styles.afterFigure],
    [receipt.notes, styles.wrapped],
    linkTo(file),
    [sourceOf(receipt), styles.text],
    [formulas.convertedAmount(row, receipt), money(own)],
    ...conversionCells(row, receipt, lineOf(receipt)),
    ...taxCells(receipt),
    [receipt.unconfirmed.join(', ') || null, styles.wrapped],
    ...detailCells(receipt, report.trip.project),
  ]
}

function writeTotals(sheet: Sheet, report: Report, lastRow: number) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  writeRow(sheet)
  let row = lastRow + 1
  for (const { currency, totalMinor } of report.totals) {
    row = writeRow(sheet, [
      ...totalLabel(`Total in ${currency}`),
      [formulas.total({ currencies: `F${row + 1}` }, totalMinor, currency), moneyTotal(currency)],
      [currency, styles.labelAfterFigure],
    ])
  }
  writeRow(sheet, [
    ...totalLabel(`All in ${own}`),
    [null],
    [null],
    [formulas.whatIsMissing(), styles.hint],
    [null],
    [null],
    [formulas.grandTotal(), moneyTotal(own)],
  ])
}

type BookedFile = { name: string; isMissing: boolean; sha256?: string }

/** The one file a row links to: the original of a document, or the photo. */
function createBooked(report: Report) {
  const originalOf = createOriginals(report)
  return (receipt: ReportReceipt) => {
    const original = originalOf(receipt)
    return original ? [original] : picturesOf(report, receipt)
  }
}

/** Links to the file by its name in the zip; empty for a receipt entered by hand. */
function linkTo(file: BookedFile | undefined): StyledCell {
  if (!file) return [null]
  // A sent file keeps its name here even if it is missing now.
  if (file.isMissing && !file.sha256) return [missingImage, styles.text]
  return [{ text: file.name, hyperlink: file.name }, styles.link]
}

function sourceOf({ image, document }: ReportReceipt) {
  if (image === null) return 'manual'
  return document ? documentNames[document.kind] : 'photo'
}

function totalLabel(text: string): StyledCell[] {
  return [[null], [null], [null], [text, styles.labelBeforeFigure]]
}
