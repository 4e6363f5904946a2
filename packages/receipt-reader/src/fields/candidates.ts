import { countryOf } from '#fields/country/country.ts'
import type { CurrencyEvidence } from '#fields/currency/currency.ts'
import { mentionsIn } from '#fields/currency/mentions.ts'
import { type DateCandidate, dateCandidates } from '#fields/date/dates.ts'
import { dayOrderOf } from '#fields/date/day-order.ts'
import { type ItemLine, itemLinesOf, sumOf } from '#fields/items/items.ts'
import { type SellerCandidate, sellerCandidates } from '#fields/seller/candidates.ts'
import { type TaxTable, taxTableOf } from '#fields/tax/tax-lines.ts'
import { vatNumberOn } from '#fields/tax/vat-numbers.ts'
import { asPaid, type Figures, figuresOf, type Refund, refundOn } from '#fields/total/ledger.ts'
import { type TotalCandidate, totalCandidates } from '#fields/total/totals.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { Row } from '#rows/row.ts'
import { type LearnedTags, nothingLearned } from '#tags/row-tags.ts'
import { printedAmounts, type TaggedRow } from '#tags/tagged-row.ts'

/** All candidates and evidence on a page, before the choice. */
export type Findings = {
  rows: TaggedRow[]
  currency: CurrencyEvidence
  items: ItemLine[]
  figures: Figures
  taxes: TaxTable
  vatNumber: string | null
  refund: Refund | undefined
  vendors: SellerCandidate[]
  dates: DateCandidate[]
  totals: TotalCandidate[]
}

export function findCandidates(
  page: OcrPage,
  rows: TaggedRow[],
  context: ReadingContext,
  today: Date,
): Findings {
  const { tripCurrency } = context
  const isDocument = page.isOfDocument === true
  const country = countryOf(rows)
  const items = itemLinesOf(rows)
  const all = printedAmounts(rows)
  const refund = refundOn(all, rows, isDocument)
  const printed = asPaid(all, refund)
  const taxes = taxTableOf(rows)
  const order = dayOrderOf(rows, country, tripCurrency)
  return {
    rows,
    currency: { mentions: mentionsIn(rows, page), country, tripCurrency },
    items,
    figures: figuresOf(printed),
    taxes,
    vatNumber: vatNumberOn(rows),
    refund,
    vendors: sellerCandidates(rows, page),
    dates: dateCandidates(rows, { ...context, order, country, today, isDocument }),
    totals: totalCandidates(printed, rows, items.length > 0 ? sumOf(items) : undefined, taxes.sums),
  }
}

/** Beyond this a belief says no more. */
const surest = 6
/** On kinds of receipts it has never seen the model finds no name where one is: its "no" counts for less than its "yes". */
const surestAgainst = 0.4

/** Adds to each name what the learned model holds of its rows; dates and totals are chosen as well without it. */
export function withLearned(found: Findings, tags: LearnedTags): Findings {
  if (tags === nothingLearned) return found
  const vendors = found.vendors.map((candidate) => {
    const learned = learnedOf(candidate, found.rows, tags)
    return { ...candidate, features: { ...candidate.features, learned } }
  })
  return { ...found, vendors }
}

/** Where a name stands elsewhere than names do, the model has nothing to say against it. */
function learnedOf({ boxes, features }: SellerCandidate, rows: Row[], tags: LearnedTags) {
  const belief = beliefIn(chanceOfName(rowsWith(boxes, rows), tags))
  if (features.isSender) return Math.max(0, belief)
  return features.otherKinds ? belief : Math.max(belief, -surestAgainst)
}

/** The rows that these boxes stand in, from top to bottom. */
export function rowsWith(boxes: TextBox[], rows: Row[]): number[] {
  return rows
    .filter((row) => row.boxes.some((box) => boxes.includes(box)))
    .map(({ index }) => index)
}

/** Spans exactly these rows. */
function chanceOfName([first = 0, ...more]: number[], tags: LearnedTags) {
  const last = more.at(-1) ?? first
  return (
    tags.chanceOf(first, 'name') *
    more.reduce((chance, row) => chance * tags.chanceOf(row, 'name-more'), 1) *
    (1 - tags.chanceOf(last + 1, 'name-more'))
  )
}

/** From -1 (surely not) to 1 (surely). */
function beliefIn(chance: number) {
  const odds = Math.log((chance + 1e-6) / (1 - chance + 1e-6))
  return Math.min(Math.max(odds, -surest), surest) / surest
}
