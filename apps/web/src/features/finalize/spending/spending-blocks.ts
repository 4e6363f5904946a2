import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { TripRates } from '@quittance/contract/rates'
import type { Spending } from '@quittance/contract/reports'

/** What something came to; where it is converted, `missing` of its receipts have no rate and are not in it. */
export type SpentRow = { total: string; receiptCount?: number; missing?: number }

/** What was spent, added up in one currency. */
export type SpendingBlock = SpentRow & {
  currency: Currency
  name: string
  categories: readonly (SpentRow & { category: Category })[]
  days: readonly (SpentRow & { date: string })[]
}

/**
 * All of it in the trip's currency first, where there is anything to convert and a rate for any of it; then what was
 * paid in each currency. An answer that an earlier version kept knows nothing of categories.
 */
export function blocksOf(rates: Partial<TripRates>, spending: readonly Spending[]) {
  const paid: SpendingBlock[] = spending.map((block) => ({ ...block, name: block.currency }))
  const { currency, categories, days, total, missing = 0, receiptCount = 0 } = rates
  const isMixed = paid.some((block) => block.currency !== currency)
  if (!currency || !categories || !days || !total || !isMixed || missing === receiptCount) {
    return paid
  }
  const name = `Converted to ${currency}`
  return [{ currency, name, categories, days, total, missing, receiptCount }, ...paid]
}
