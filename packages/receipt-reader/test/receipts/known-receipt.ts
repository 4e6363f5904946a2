import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { Print } from '@quittance/test-support/receipts/draw-rows'
import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'

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

/** Of English-speaking, European and Asian countries, in odd layouts, and one very long. */
export const knownReceipts = frozenReceipts<KnownReceipt>('known')
