import type { Currency } from '@quittance/contract/money'
import { findCandidates } from '#fields/candidates.ts'
import { currencyOf } from '#fields/currency/currency.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from './page.ts'

/** The currency of a page with these rows; the sum is what its last row of a total shows. */
export function currencyOn(rows: string[], tripCurrency?: Currency) {
  const context = tripCurrency ? { tripCurrency } : {}
  const page = pageOf(...rows)
  const found = findCandidates(page, tagRows(rowsOf(page)), context, new Date('2026-03-01'))
  const total = found.rows.findLast(({ kind }) => kind === 'total')?.amounts.at(-1)?.minor
  return currencyOf(found.currency, total)
}
