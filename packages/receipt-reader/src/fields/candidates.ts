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
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { printedAmounts } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

/** All that was found on a page, before anything is chosen. */
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
