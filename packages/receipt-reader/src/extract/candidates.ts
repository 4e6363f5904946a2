import type { OcrPage } from '#ocr/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { type CurrencyReading, currencyOf, writesMonthFirst } from './currency.ts'
import { type DateCandidate, dateCandidates } from './dates.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type ItemLine, itemLinesOf } from './items.ts'
import { withMendedTotals } from './mended-totals.ts'
import { printedAmounts } from './printed-amounts.ts'
import type { Row } from './row.ts'
import { rowsOf } from './rows.ts'
import { type TotalCandidate, totalCandidates } from './totals.ts'
import { type VendorCandidate, vendorCandidates } from './vendors.ts'

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
