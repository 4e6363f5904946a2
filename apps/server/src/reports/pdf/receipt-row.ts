import { shortRate } from '@quittance/contract/exchange'
import {
  amountInWords,
  categoryNames,
  dateInWords,
  isMixed,
  printedInWords,
} from '#reports/in-words.ts'
import { receiptNumber } from '#reports/receipt-files.ts'
import { describeItems, describeTax } from './describe.ts'
import type { Lettering, TextStyle } from './lettering.ts'
import { contentWidth, ink, margin } from './paper.ts'
import type { PdfHead, PdfReceipt } from './pdf-step.ts'

const lineHeight = 11.5
const detailHeight = 10
const padding = 5.5
export const bodySize = 8.5
const detailStyle = { size: 7.5, color: ink.muted } satisfies TextStyle
const currencyWidth = 21

export type Column = { title: string; width: number; align?: 'right' }

/** Rates only where there is something to convert. */
export function columnsOf(head: PdfHead): Column[] {
  const first = [
    { title: 'No.', width: 30 },
    { title: 'Date', width: 66 },
  ]
  const category = { title: 'Category', width: 78 }
  const amount = { title: 'Amount', width: 84, align: 'right' as const }
  if (!isMixed(head))
    return [...first, { title: 'Vendor', width: contentWidth - 258 }, category, amount]
  return [
    ...first,
    { title: 'Vendor', width: contentWidth - 380 },
    category,
    amount,
    { title: 'Rate', width: 62, align: 'right' },
    { title: `In ${head.trip.currency}`, width: 60, align: 'right' },
  ]
}

export const vendorLeft = margin + 96

export type ReceiptRow = {
  height: number
  receipt: PdfReceipt
  vendor: string[]
  details: { text: string; color: string }[]
}

/** How a receipt stands in the table: its lines, and how much room they take. */
export function layOutReceipt(
  lettering: Lettering,
  receipt: PdfReceipt,
  vendorWidth: number,
): ReceiptRow {
  const style = { size: bodySize, face: 'strong', width: vendorWidth - 10 } as const
  const vendor = lettering.wrap(receipt.vendor, 2, style)
  const width = margin + contentWidth - vendorLeft
  const details = detailsOf(receipt).flatMap(({ text, most, color }) =>
    lettering.wrap(text, most, { ...detailStyle, width }).map((line) => ({ text: line, color })),
  )
  const lines = Math.max(1, vendor.length) * lineHeight + details.length * detailHeight
  return { height: lines + 2 * padding, receipt, vendor, details }
}

function detailsOf(receipt: PdfReceipt) {
  const { notes, items, tax, unconfirmed, by, rateDay, date } = receipt
  const facts = [
    printedInWords(receipt),
    ...(by === 'rate' && rateDay && rateDay !== date ? [`Rate of ${dateInWords(rateDay)}`] : []),
    ...(tax ? [describeTax(tax)] : []),
  ].filter(Boolean)
  const doubts =
    unconfirmed.length > 0 ? `Hard to read, and not confirmed: ${unconfirmed.join(', ')}` : ''
  return [
    { text: notes ?? '', most: 3, color: ink.text },
    { text: facts.join(' · '), most: 3, color: ink.muted },
    { text: describeItems(items ?? []), most: 2, color: ink.muted },
    { text: doubts, most: 1, color: ink.accent },
  ].filter(({ text }) => text)
}

type Cell = (x: number, y: number, width: number) => void

/** What draws each cell, in the order of the columns; `y` is the top of the row. */
export function cellsOf(lettering: Lettering, head: PdfHead, row: ReceiptRow): Cell[] {
  const { receipt, vendor, details } = row
  const { number, date, category, amountMinor, currency, by, rate, convertedMinor } = receipt
  const own = head.trip.currency

  function plain(text: string, style: TextStyle = {}): Cell {
    return (x, y, width) =>
      lettering.write(text, x, firstLine(y), { size: bodySize, width, ...style })
  }

  function amount(minor: number, code: string): Cell {
    return (x, y, width) => {
      const figures = amountInWords(minor, currency)
      const style = { size: bodySize, align: 'right', width: width - currencyWidth } as const
      lettering.write(figures, x, firstLine(y), style)
      const left = x + width - currencyWidth + 3
      lettering.write(code, left, firstLine(y), { size: 7, color: ink.muted, width: currencyWidth })
    }
  }

  function vendorCell(x: number, y: number, width: number) {
    let line = firstLine(y)
    for (const text of vendor) {
      lettering.write(text, x, line, { size: bodySize, width, face: 'strong' })
      line += lineHeight
    }
    if (vendor.length === 0) line += lineHeight
    for (const { text, color } of details) {
      lettering.write(text, vendorLeft, line, { ...detailStyle, color })
      line += detailHeight
    }
  }

  const muted = { align: 'right', color: ink.muted } as const
  return [
    plain(receiptNumber(head, number), { color: ink.muted }),
    plain(dateInWords(date)),
    vendorCell,
    plain(categoryNames[category]),
    amount(amountMinor, currency),
    plain(rate ? shortRate(rate) : rateWords[by], muted),
    plain(convertedMinor === null ? '–' : amountInWords(convertedMinor, own), { align: 'right' }),
  ]
}

const rateWords = { own: '', card: 'on card', nothing: 'no rate', rate: '' }

function firstLine(top: number) {
  return top + padding + 8
}
