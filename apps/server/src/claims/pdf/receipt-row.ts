import { categoryNames, formatDate, formatPrinted, isMixed } from '#claims/format.ts'
import { formatDetails, payerNames } from '#claims/format-details.ts'
import { describeOrigin } from '#claims/origin-words.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { describeItems, describeTax, figuresOf } from './describe.ts'
import type { Lettering, TextStyle } from './lettering.ts'
import { contentWidth, ink, margin } from './paper.ts'
import type { PdfHead, PdfReceipt } from './pdf-step.ts'

const lineHeight = 11.5
const detailHeight = 10
const padding = 5.5
export const bodySize = 8.5
const detailStyle = { size: 7.5, color: ink.muted } satisfies TextStyle
const currencyWidth = 21
const everyLine = Infinity

export type Column = { title: string; width: number; align?: 'right' }

/** Between two columns. */
export const gap = 8

/** As wide as their longest values; rate columns only if something was converted. */
export function columnsOf(lettering: Lettering, head: PdfHead): Column[] {
  const { longest } = head
  const widthOf = (text: string) => lettering.widthOfFigure(text, { size: bodySize }) + gap
  const figures = (title: string, least: number, width: number) =>
    ({ title, width: Math.max(least, width), align: 'right' }) as const
  const columns: Column[] = [
    { title: 'No.', width: Math.max(30, widthOf(receiptNumber(head, 0))) },
    { title: 'Date', width: 66 },
    { title: 'Vendor', width: 0 },
    { title: 'Category', width: 78 },
    figures('Amount', 84, widthOf(longest.amount) + currencyWidth),
  ]
  if (isMixed(head)) {
    columns.push(
      figures('Rate', 62, widthOf(longest.rate)),
      figures(`In ${head.trip.currency}`, 60, widthOf(longest.converted)),
    )
  }
  const rest = contentWidth - columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map((column) => (column.title === 'Vendor' ? { ...column, width: rest } : column))
}

export type VendorPlace = { left: number; width: number }

export function vendorPlace(columns: Column[]): VendorPlace {
  const index = columns.findIndex(({ title }) => title === 'Vendor')
  const before = columns.slice(0, index).reduce((sum, { width }) => sum + width, 0)
  return { left: margin + before, width: columns[index]?.width ?? 0 }
}

export type ReceiptRow = {
  height: number
  receipt: PdfReceipt
  vendor: string[]
  details: { text: string; color: string }[]
  /** It goes on with the details of the row before. */
  isContinued?: true
}

/** The lines of a receipt's row, and their height. */
export function layOutReceipt(
  lettering: Lettering,
  receipt: PdfReceipt,
  { left, width }: VendorPlace,
): ReceiptRow {
  const style = { size: bodySize, face: 'strong', width: width - 10 } as const
  const vendor = lettering.wrap(receipt.vendor, everyLine, style)
  const below = { ...detailStyle, width: margin + contentWidth - left }
  const isFitting = (text: string) => lettering.wrap(text, 3, below).length <= 2
  const details = detailsOf(receipt, isFitting).flatMap(({ text, most, color }) =>
    lettering.wrap(text, most, below).map((line) => ({ text: line, color })),
  )
  return rowOf({ receipt, vendor, details })
}

function rowOf(row: Omit<ReceiptRow, 'height'>): ReceiptRow {
  return { ...row, height: heightOfVendor(row) + row.details.length * detailHeight + 2 * padding }
}

function heightOfVendor({ vendor, isContinued }: Pick<ReceiptRow, 'vendor' | 'isContinued'>) {
  return isContinued ? 0 : Math.max(1, vendor.length) * lineHeight
}

/** A row as several where it is higher than a page. */
export function splitRow(row: ReceiptRow, room: number): ReceiptRow[] {
  if (row.height <= room) return [row]
  const fitting = Math.floor((room - heightOfVendor(row) - 2 * padding) / detailHeight)
  const count = Math.max(1, fitting)
  const [first, rest] = [row.details.slice(0, count), row.details.slice(count)]
  if (rest.length === 0) return [row]
  const { receipt } = row
  return [
    rowOf({ ...row, details: first }),
    ...splitRow(rowOf({ receipt, vendor: [], details: rest, isContinued: true }), room),
  ]
}

function detailsOf(receipt: PdfReceipt, isFitting: (text: string) => boolean) {
  const { notes, items, itemCount, tax, unconfirmed, by, rateDay, date, paidBy } = receipt
  const facts = [
    formatPrinted(receipt),
    ...(paidBy === 'traveller' ? [] : [`Paid by: ${payerNames[paidBy]}`]),
    ...(by === 'rate' && rateDay && rateDay !== date ? [`Rate of ${formatDate(rateDay)}`] : []),
    ...(tax ? [describeTax(tax)] : []),
  ].filter(Boolean)
  const origin = describeOrigin(receipt.origin)
  const doubts =
    unconfirmed.length > 0 ? `Hard to read, and not confirmed: ${unconfirmed.join(', ')}` : ''
  return [
    { text: notes ?? '', most: everyLine, color: ink.text },
    { text: formatDetails(receipt.details), most: everyLine, color: ink.text },
    { text: facts.join(' · '), most: everyLine, color: ink.muted },
    { text: describeItems(items, itemCount, isFitting), most: 2, color: ink.muted },
    { text: doubts, most: 1, color: ink.accent },
    { text: origin?.signs.join(' · ') ?? '', most: everyLine, color: ink.accent },
    { text: origin?.line ?? '', most: everyLine, color: ink.muted },
    { text: origin?.changes ?? '', most: everyLine, color: ink.muted },
  ].filter(({ text }) => text)
}

type Cell = (x: number, y: number, width: number) => void

/** Draws each cell, in column order; `y` is the top of the row. */
export function cellsOf(lettering: Lettering, head: PdfHead, row: ReceiptRow): Cell[] {
  const { receipt, vendor, details, isContinued } = row
  const { number, date, category, currency } = receipt
  const figures = figuresOf(receipt, head.trip.currency)

  function plain(text: string, style: TextStyle = {}): Cell {
    return (x, y, width) =>
      lettering.write(text, x, firstLine(y), { size: bodySize, width, ...style })
  }

  function figure(text: string, style: TextStyle = {}): Cell {
    return plain(text, { align: 'right', isFigure: true, ...style })
  }

  function amountCell(x: number, y: number, width: number) {
    figure(figures.amount)(x, y, width - currencyWidth)
    const left = x + width - currencyWidth + 3
    const style = { size: 7, color: ink.muted, width: currencyWidth }
    lettering.write(currency, left, firstLine(y), style)
  }

  function vendorCell(x: number, y: number, width: number) {
    let line = firstLine(y)
    for (const text of vendor) {
      lettering.write(text, x, line, { size: bodySize, width, face: 'strong' })
      line += lineHeight
    }
    if (vendor.length === 0 && !isContinued) line += lineHeight
    for (const { text, color } of details) {
      lettering.write(text, x, line, { ...detailStyle, color })
      line += detailHeight
    }
  }

  if (isContinued) return [nothing, nothing, vendorCell]
  return [
    plain(receiptNumber(head, number), { color: ink.muted, isFigure: true }),
    plain(formatDate(date), { isFigure: true }),
    vendorCell,
    plain(categoryNames[category]),
    amountCell,
    figure(figures.rate, { color: ink.muted }),
    figure(figures.converted),
  ]
}

function nothing() {}

function firstLine(top: number) {
  return top + padding + 8
}
