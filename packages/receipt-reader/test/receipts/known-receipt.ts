import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { Print } from '@quittance/test-support/receipts/draw-rows'

/** A receipt to draw, and what must be read from it. */
export type KnownReceipt = {
  name: string
  print?: Print
  rows: string[]
  truth: {
    vendor: string
    date: string
    amount: string
    /** Null if the product does not offer it. */
    currency: Currency | null
    /** Left out where people would not agree. */
    category?: Category
    prices: string[]
  }
}
