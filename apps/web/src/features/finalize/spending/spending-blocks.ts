import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { TripRates } from '@quittance/contract/rates'
import type { Spending } from '@quittance/contract/reports'

/** A total; in a converted one, `missing` receipts have no rate and are left out. */
export type SpentRow = { total: string; receiptCount?: number; missing?: number }

/** Spending in one currency. */
export type SpendingBlock = SpentRow & {
  currency: Currency
  name: string
  categories: readonly (SpentRow & { category: Category })[]
  days: readonly (SpentRow & { date: string })[]
}

/**
 * First the total in the trip's currency, if there is anything to convert and a rate for any of it;
 * then the total in each currency. A response cached by an earlier version has no categories.
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
