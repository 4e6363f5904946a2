import { calibration as shippedCalibration } from '#confidence/calibration.ts'
import { type Calibration, confidenceIn } from '#confidence/confidence.ts'
import { choose, type FieldWeights, type Ranked } from '#confidence/scoring.ts'
import { fieldWeights } from '#confidence/weights.ts'
import { categoryOf } from '#fields/category/category.ts'
import { type CurrencyReading, currencyOf } from '#fields/currency/currency.ts'
import { type DateCandidate, dateConfidence } from '#fields/date/dates.ts'
import { itemsConfidence, sumOf } from '#fields/items/items.ts'
import { looksLikeReceipt } from '#fields/paper/is-receipt.ts'
import { classifyPhoto, limitConfidence } from '#fields/paper/paper.ts'
import { nameConfidence, type SellerCandidate } from '#fields/seller/candidates.ts'
import { withoutRepeatedTail } from '#fields/seller/name-text.ts'
import { signalsOf } from '#fields/signals/signals.ts'
import { taxOf } from '#fields/tax/tax-lines.ts'
import { amountConfidence, amountText } from '#fields/total/chosen-amount.ts'
import type { TotalCandidate } from '#fields/total/totals.ts'
import type { Model } from '#model.ts'
import { type Box, boundsOf } from '#page/boxes.ts'
import { placeBox } from '#page/placement.ts'
import type { OcrPage } from '#page/text-box.ts'
import { nothingRead, type ReadingContext, type ReceiptReading } from '#receipt-reading.ts'
import { around, isFullPage } from '#rows/lines.ts'
import { rowsOf } from '#rows/rows.ts'
import { learnedTags } from '#tags/chooser.ts'
import { nothingLearned } from '#tags/row-tags.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { type Findings, findCandidates, withLearned } from './candidates.ts'
import { movePoints, movePointsBack } from './thousandths.ts'

type Chosen = {
  vendor: Ranked<SellerCandidate> | undefined
  date: Ranked<DateCandidate> | undefined
  total: Ranked<TotalCandidate> | undefined
  currency: CurrencyReading
}

/** Extracts the receipt's fields from recognised text; missing ones stay empty. */
export async function extractReceipt(
  chooser: Model,
  page: OcrPage,
  context: ReadingContext = {},
  today = new Date(),
): Promise<ReceiptReading> {
  const inDinars = movePoints(page, context.tripCurrency)
  const reading = inDinars && movePointsBack(await extractPage(chooser, inDinars, context, today))
  return reading ?? extractPage(chooser, page, context, today)
}

async function extractPage(chooser: Model, page: OcrPage, context: ReadingContext, today: Date) {
  const rows = rowsOf(page)
  // The chooser was trained on slips: on full pages it changes nothing and takes a third of the time.
  const learned = isFullPage(page) ? nothingLearned : await learnedTags(chooser, rows)
  const found = findCandidates(page, tagRows(rows, learned, page), context, today)
  return withEvidenceInImage(chosenFrom(withLearned(found, learned), page, fieldWeights), page)
}

export function chosenFrom(
  found: Findings,
  page: OcrPage,
  weights: FieldWeights,
  calibration: Calibration = shippedCalibration,
): ReceiptReading {
  const { rows, items, figures, refund } = found
  const image = { width: page.width, height: page.height }
  const paper = classifyPhoto(page, found)
  if (!looksLikeReceipt(rows, page.isOfDocument)) return { ...nothingRead(), paper, image }

  const vendor = choose(found.vendors, weights.vendor)
  const date = choose(found.dates, weights.date)
  const total = choose(found.totals, weights.total)
  const currency = currencyOf(found.currency, total?.candidate.minor)
  const signals = signalsOf(found, page, weights)
  const name = withoutRepeatedTail(vendor?.candidate.name ?? '').slice(0, 300)
  const receiptItems = items.map(({ item }) => item)
  const labels = rows.map(({ label }) => label)
  const category = categoryOf(name, receiptItems, labels)
  const sure = {
    date: dateConfidence(confidenceIn('date', date && signals.date, calibration), date),
    amount: amountConfidence(
      confidenceIn('amount', total && signals.amount, calibration),
      total,
      found.totals,
      refund,
      rows,
      sumOf(items),
    ),
  }
  return {
    vendor: name,
    date: date?.candidate.date ?? '',
    amount: amountText(total, refund, rows, page.isOfDocument),
    currency: currency.currency,
    printedCurrency: currency.printedCurrency,
    category: category.category,
    notes: '',
    items: receiptItems,
    tax: taxOf(found.taxes, found.vatNumber),
    paper,
    confidence: limitConfidence(paper, {
      vendor: nameConfidence(confidenceIn('vendor', vendor && signals.vendor, calibration), sure),
      ...sure,
      currency: currency.confidence,
      category: category.confidence,
      notes: 0,
      items: itemsConfidence(items, total?.candidate.minor, figures),
    }),
    evidence: evidenceOf({ vendor, date, total, currency }, items),
    image,
  }
}

function evidenceOf(
  { vendor, date, total, currency }: Chosen,
  items: Findings['items'],
): ReceiptReading['evidence'] {
  return {
    ...(vendor && { vendor: around(vendor.candidate.boxes) }),
    ...(date && { date: date.candidate.box.box }),
    ...(total && { amount: total.candidate.box.box }),
    ...(items.length > 0 && { items: around(items.flatMap(({ row }) => row.boxes)) }),
    ...(currency.box && { currency: currency.box }),
  }
}

/** Says of the evidence where it stands in the image, also when the page lay askew in it. */
export function withEvidenceInImage(reading: ReceiptReading, { picture }: OcrPage): ReceiptReading {
  if (!picture) return reading
  const { width, height, place } = picture
  const evidence = Object.fromEntries(
    Object.entries(reading.evidence).map(([field, box]) => [
      field,
      boundsOf(placeBox(turned(box), place), picture),
    ]),
  )
  return { ...reading, evidence, image: { width, height } }
}

function turned({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2, width, height, angle: 0 }
}
