import { countryOf } from '#fields/country/country.ts'
import type { CurrencyEvidence } from '#fields/currency/currency.ts'
import { mentionsIn } from '#fields/currency/mentions.ts'
import type { DateCandidate } from '#fields/date/date-candidate.ts'
import { dateCandidates } from '#fields/date/dates.ts'
import { dayOrderOf } from '#fields/date/day-order.ts'
import { sumOf } from '#fields/items/item-sums.ts'
import { type ItemLine, itemLinesOf } from '#fields/items/items.ts'
import { type TaxTable, taxTableOf } from '#fields/tax/tax-lines.ts'
import { vatNumberOn } from '#fields/tax/vat-numbers.ts'
import { withColumnTotals } from '#fields/total/column-totals.ts'
import { type Figures, figuresOf } from '#fields/total/figures.ts'
import { withMendedTotals } from '#fields/total/mended-totals.ts'
import { withoutOtherBalances } from '#fields/total/other-balances.ts'
import { asPaid, type Refund, refundOn } from '#fields/total/refunds.ts'
import { withoutRemainders, withPaymentsAsPaid } from '#fields/total/settled-bills.ts'
import { withoutSharedBill } from '#fields/total/shared-bills.ts'
import { withSpokenSums } from '#fields/total/spoken-sums.ts'
import { withoutTaxColumns } from '#fields/total/tax-columns.ts'
import { withoutTaxNumbers } from '#fields/total/tax-numbers.ts'
import { type TotalCandidate, totalCandidates } from '#fields/total/totals.ts'
import { namesItsBrand } from '#fields/vendor/letters/groups.ts'
import { letterVendors } from '#fields/vendor/letters/letter-vendors.ts'
import { isHeadless, type VendorCandidate, vendorCandidates } from '#fields/vendor/vendors.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { isSheet } from '#rows/sheet.ts'
import { type Printed, printedAmounts } from '#tags/printed-amounts.ts'
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
  vendors: VendorCandidate[]
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
  const amounts = printedAmounts(rows)
  const all = isDocument ? asDocumentsBill(amounts, rows) : amounts
  const refund = refundOn(all, rows, isDocument)
  const printed = withMendedTotals(asPaid(all, refund))
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
    vendors:
      isSheet(page) || (isDocument && (isHeadless(rows, page) || namesItsBrand(rows)))
        ? letterVendors(rows, page)
        : vendorCandidates(rows, page),
    dates: dateCandidates(rows, { ...context, order, country, today, isDocument }),
    totals: totalCandidates(printed, rows, items.length > 0 ? sumOf(items) : undefined, taxes.sums),
  }
}

/** What was paid in all, however the document comes to it. */
function asDocumentsBill(amounts: Printed[], rows: TaggedRow[]): Printed[] {
  const totals = withoutTaxColumns(withColumnTotals(withSpokenSums(amounts, rows), rows), rows)
  const own = withoutOtherBalances(withoutTaxNumbers(totals))
  return withPaymentsAsPaid(withoutRemainders(withoutSharedBill(own, rows)))
}
