import { type CurrencyReading, currencyOf, writesMonthFirst } from '#fields/currency/currency.ts'
import { type DateCandidate, dateCandidates } from '#fields/date/dates.ts'
import { type ItemLine, itemLinesOf } from '#fields/items/items.ts'
import { type Figures, figuresOf } from '#fields/total/figures.ts'
import { withMendedTotals } from '#fields/total/mended-totals.ts'
import { type TotalCandidate, totalCandidates } from '#fields/total/totals.ts'
import { type VendorCandidate, vendorCandidates } from '#fields/vendor/vendors.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { printedAmounts } from '#tags/printed-amounts.ts'
import type { Row } from '#tags/row.ts'
import { rowsOf } from '#tags/rows.ts'

/** All that was found on a page, before anything is chosen. */
export type Findings = {
  rows: Row[]
  currency: CurrencyReading
  items: ItemLine[]
  figures: Figures
  vendors: VendorCandidate[]
  dates: DateCandidate[]
  totals: TotalCandidate[]
}

export function findCandidates(page: OcrPage, context: ReadingContext, today: Date): Findings {
  const rows = rowsOf(page)
  const currency = currencyOf(rows, context.tripCurrency)
  const items = itemLinesOf(rows)
  const printed = withMendedTotals(printedAmounts(rows))
  const isMonthFirst = writesMonthFirst(currency, rows)
  return {
    rows,
    currency,
    items,
    figures: figuresOf(printed),
    vendors: vendorCandidates(rows, page),
    dates: dateCandidates(rows, { ...context, isMonthFirst, today }),
    totals: totalCandidates(printed, rows, sumOf(items)),
  }
}

function sumOf(items: ItemLine[]) {
  return items.length > 0 ? items.reduce((sum, { minor }) => sum + minor, 0) : undefined
}
