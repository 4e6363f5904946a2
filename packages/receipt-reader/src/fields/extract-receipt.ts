import { fromMinor } from '@quittance/contract/money'
import { confidenceIn } from '#confidence/confidence.ts'
import { looksLikeReceipt } from '#confidence/receipt-likeness.ts'
import { choose, type FieldWeights } from '#confidence/scoring.ts'
import { fieldWeights } from '#confidence/weights.ts'
import { categoryOf } from '#fields/category/category.ts'
import { itemsConfidence } from '#fields/items/items-confidence.ts'
import { withLearned } from '#fields/vendor/learned-features.ts'
import type { Model } from '#model.ts'
import { withEvidenceInImage } from '#page/evidence.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'
import { around } from '#rows/lines.ts'
import { tagRows } from '#tags/chooser.ts'
import type { Row } from '#tags/row.ts'
import { type Findings, findCandidates } from './candidates.ts'

const doubted = 0.4
/** A name on a page without a day or without a sum may be that of a menu. */
const withoutDayOrSum = 0.9

/** The receipt's fields out of the text of its image; what is not there stays empty. */
export async function extractReceipt(
  chooser: Model,
  page: OcrPage,
  context: ReadingContext = {},
  today = new Date(),
): Promise<ReceiptReading> {
  const found = findCandidates(page, context, today)
  const tags = await tagRows(chooser, found.rows)
  return withEvidenceInImage(chosenFrom(withLearned(found, tags), page, fieldWeights), page)
}

/** The best of what was found, by these weights. */
export function chosenFrom(found: Findings, page: OcrPage, weights: FieldWeights): ReceiptReading {
  const { rows, currency, items, figures } = found
  const image = { width: page.width, height: page.height }
  if (!looksLikeReceipt(rows)) return { ...nothing(), image }

  const vendor = choose(found.vendors, weights.vendor)
  const date = choose(found.dates, weights.date)
  const total = choose(found.totals, weights.total)
  const name = vendor?.candidate.name.slice(0, 300) ?? ''
  const receiptItems = items.map(({ item }) => item)
  const labels = rows.map(({ label }) => label)
  const category = categoryOf(name, receiptItems, labels)
  return {
    vendor: name,
    date: date?.candidate.date ?? '',
    amount: total ? fromMinor(total.candidate.minor) : '',
    currency: currency.currency,
    category: category.category,
    notes: '',
    items: receiptItems,
    confidence: {
      vendor: Math.min(
        confidenceIn('vendor', vendor, ({ boxes }) => boxes),
        date && total ? 1 : withoutDayOrSum,
      ),
      date: confidenceIn('date', date, ({ box }) => [box]),
      amount: Math.min(
        confidenceIn('amount', total, ({ box }) => [box]),
        isPaidOff(rows) ? doubted : 1,
      ),
      currency: currency.confidence,
      category: category.confidence,
      notes: 0,
      items: itemsConfidence(items, total?.candidate.minor, figures),
    },
    evidence: {
      ...(vendor && { vendor: around(vendor.candidate.boxes) }),
      ...(date && { date: date.candidate.box.box }),
      ...(total && { amount: total.candidate.box.box }),
      ...(items.length > 0 && { items: around(items.flatMap(({ row }) => row.boxes)) }),
      ...(currency.box && { currency: currency.box }),
    },
    image,
  }
}

/** Every total is zero: whatever amount was chosen, it was not paid. */
function isPaidOff(rows: Row[]) {
  const totals = rows
    .filter(({ kind }) => kind === 'total')
    .flatMap(({ amounts }) => amounts.filter(({ isWhole }) => !isWhole))
  return totals.length > 0 && totals.every(({ minor }) => minor === 0)
}

function nothing(): ReceiptReading {
  const confidence = { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, notes: 0, items: 0 }
  const fields = { vendor: '', date: '', amount: '', currency: null, notes: '', items: [] }
  return { ...fields, category: 'other', confidence, evidence: {} }
}
