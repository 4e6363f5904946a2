import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { imageName, receiptNumber } from '#reports/image-name.ts'
import { receiptsWithPresence } from '#reports/receipts-with-presence.ts'
import { missingImage, type Report, type ReportReceipt } from '#reports/report.ts'
import { asDate, fromHundredths } from './cell-values.ts'
import { createFormulas } from './formulas.ts'
import { firstReceiptRow } from './references.ts'
import { addSheet, headers, type StyledCell, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const columns = {
  'No.': 7,
  Date: 12,
  Vendor: 34,
  Category: 16,
  Amount: 17,
  Currency: 10,
  Notes: 34,
  Image: 46,
  Source: 10,
}

/** Written as the receipts are read; tells whether any of them has line items. */
export async function writeReceiptsSheet(
  book: WorkbookWriter,
  report: Report,
  pause: () => Promise<void>,
) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  const sheet = addSheet(book, 'Receipts', {
    widths: [...Object.values(columns), 17],
    headerRow: 1,
  })
  const number = { ...styles.number, numFmt: receiptNumber(report, 0) }
  let row = writeRow(
    sheet,
    headers([...Object.keys(columns), `In ${own}`], ['Amount', `In ${own}`]),
  )
  let hasItems = false
  for await (const { receipt, isMissing } of receiptsWithPresence(report)) {
    row = writeRow(sheet, [
      [receipt.number, number],
      ...cellsOf(receipt, isMissing ? [missingImage, styles.text] : linkTo(report, receipt)),
      [formulas.convertedAmount(row + 1, sumOf(receipt)), money[own]],
    ])
    hasItems ||= Boolean(receipt.items?.length)
    await pause()
  }
  sheet.autoFilter = `A1:J${Math.max(row, firstReceiptRow)}`

  row = writeRow(sheet)
  for (const sum of report.totals) {
    const { currency } = sum
    row = writeRow(sheet, [
      ...totalLabel(`Total in ${currency}`),
      [formulas.total(`F${row + 1}`, sum), moneyTotal[currency]],
      [currency, styles.label],
    ])
  }
  writeRow(sheet, [
    ...totalLabel(`All receipts in ${own}`),
    [null],
    [null],
    [formulas.whatIsMissing(), styles.hint],
    [null],
    [null],
    [formulas.grandTotal(), moneyTotal[own]],
  ])
  sheet.commit()
  return { hasItems }
}

/** To the image as the zip names it; nothing for a receipt entered by hand. */
function linkTo(report: Report, receipt: ReportReceipt): StyledCell {
  const name = imageName(report, receipt)
  return name === null ? [null] : [{ text: name, hyperlink: name }, styles.link]
}

function cellsOf(receipt: ReportReceipt, image: StyledCell): StyledCell[] {
  return [
    [asDate(receipt.date), styles.date],
    [receipt.vendor, styles.wrapped],
    [receipt.category, styles.text],
    [fromHundredths(receipt.amountMinor), money[receipt.currency]],
    [receipt.currency, styles.afterFigure],
    [receipt.notes, styles.wrapped],
    image,
    [receipt.image === null ? 'manual' : 'photo', styles.text],
  ]
}

function totalLabel(text: string): StyledCell[] {
  return [[null], [null], [text, styles.label], [null]]
}

function sumOf({ currency, amountMinor }: ReportReceipt) {
  return { currency, totalMinor: amountMinor }
}
