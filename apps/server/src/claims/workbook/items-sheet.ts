import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { toMinor } from '@quittance/contract/money'
import type { ReceiptItem } from '@quittance/contract/receipt'
import { receiptNumber } from '#claims/receipt-files.ts'
import type { Report } from '#claims/report.ts'
import { asDate, numberOf } from './cell-values.ts'
import { addSheet, headers, writeRow } from './sheet.ts'
import { money, styles } from './styles.ts'

const columns = {
  'Receipt No.': 12,
  Vendor: 34,
  Date: 12,
  Item: 46,
  Quantity: 10,
  Price: 17,
  Currency: 10,
}

export async function writeItemsSheet(
  book: WorkbookWriter,
  report: Report,
  pause: () => Promise<void>,
) {
  const sheet = addSheet(book, 'Items', { widths: Object.values(columns), headerRow: 1 })
  const number = { ...styles.number, numFmt: receiptNumber(report, 0) }
  let row = writeRow(sheet, headers(Object.keys(columns), ['Quantity', 'Price']))
  for await (const { number: receipt, vendor, date, items, currency } of report.receipts()) {
    for (const item of items ?? []) {
      row = writeRow(sheet, [
        [receipt, number],
        [vendor, styles.wrapped],
        [asDate(date), styles.date],
        [item.name, styles.wrapped],
        [item.quantity, styles.text],
        [priceOf(item, currency), money(currency)],
        [currency, styles.afterFigure],
      ])
    }
    await pause()
  }
  sheet.autoFilter = `A1:G${row}`
  sheet.commit()
}

/** Anything that is not an amount stays text. */
function priceOf({ price }: ReceiptItem, currency: string) {
  const minor = price === null ? undefined : toMinor(price, currency, { wholeDigits: 12 })
  return minor === undefined ? price : numberOf(minor, currency)
}
