import { fromMinor } from '@quittance/contract/money'
import type { Box, OcrPage, TextBox } from '#ocr/text-box.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'
import { categoryOf } from './category.ts'
import { confidenceIn } from './confidence.ts'
import { currencyOf, writesMonthFirst } from './currency.ts'
import { dateCandidates } from './dates.ts'
import { figuresOf } from './figures.ts'
import { type ItemLine, itemLinesOf } from './items.ts'
import { itemsConfidence } from './items-confidence.ts'
import { printedAmounts } from './printed-amounts.ts'
import { looksLikeReceipt } from './receipt-likeness.ts'
import { rowsOf } from './rows.ts'
import { rank } from './scoring.ts'
import { totalCandidates } from './totals.ts'
import { vendorCandidates } from './vendors.ts'
import { dateWeights, totalWeights, vendorWeights } from './weights.ts'

/** The receipt's fields out of the text of its image; what is not there stays empty. */
export function extractReceipt(
  page: OcrPage,
  context: ReadingContext = {},
  today = new Date(),
): ReceiptReading {
  const rows = rowsOf(page)
  const image = { width: page.width, height: page.height }
  if (!looksLikeReceipt(rows)) return { ...nothing(), image }

  const currency = currencyOf(rows, context.tripCurrency)
  const lines = itemLinesOf(rows)
  const items = lines.map(({ item }) => item)
  const isMonthFirst = writesMonthFirst(currency)
  const [date] = rank(dateCandidates(rows, { ...context, isMonthFirst, today }), dateWeights)
  const printed = printedAmounts(rows)
  const figures = figuresOf(printed)
  const totals = totalCandidates(printed, rows, sumOf(lines))
  const [total] = rank(totals, totalWeights)
  const [vendor] = rank(vendorCandidates(rows, page), vendorWeights)
  const category = categoryOf(vendor?.candidate.name ?? '', items)
  return {
    vendor: vendor?.candidate.name.slice(0, 300) ?? '',
    date: date?.candidate.date ?? '',
    amount: total ? fromMinor(total.candidate.minor) : '',
    currency: currency.currency,
    category: category.category,
    notes: '',
    items,
    confidence: {
      vendor: confidenceIn('vendor', vendor),
      date: confidenceIn('date', date),
      amount: confidenceIn('amount', total),
      currency: currency.confidence,
      category: category.confidence,
      notes: 0,
      items: itemsConfidence(lines, total?.candidate.minor, figures),
    },
    evidence: {
      ...(vendor && { vendor: around(vendor.candidate.boxes) }),
      ...(date && { date: date.candidate.box.box }),
      ...(total && { amount: total.candidate.box.box }),
      ...(lines.length > 0 && { items: around(lines.flatMap(({ row }) => row.boxes)) }),
      ...(currency.box && { currency: currency.box }),
    },
    image,
  }
}

function nothing(): ReceiptReading {
  const confidence = { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, notes: 0, items: 0 }
  const fields = { vendor: '', date: '', amount: '', currency: null, notes: '', items: [] }
  return { ...fields, category: 'other', confidence, evidence: {} }
}

function sumOf(lines: ItemLine[]) {
  return lines.length > 0 ? lines.reduce((sum, { minor }) => sum + minor, 0) : undefined
}

function around(boxes: TextBox[]): Box {
  const x = Math.min(...boxes.map(({ box }) => box.x))
  const y = Math.min(...boxes.map(({ box }) => box.y))
  const right = Math.max(...boxes.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
