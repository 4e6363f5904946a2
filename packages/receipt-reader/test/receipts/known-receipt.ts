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
    /** Null where it is none of the product's. */
    currency: Currency | null
    /** Left out where people would not agree. */
    category?: Category
    prices: string[]
  }
}
