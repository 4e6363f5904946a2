import type { Script } from './draw-asian-rows.ts'

/** A receipt to draw, and what must be read from it. */
export type AsianReceipt = {
  name: string
  script: Script
  columns: number
  rows: string[]
  truth: {
    vendor: string
    date: string
    amount: string
    currency: 'JPY' | 'CNY'
    prices: string[]
  }
}
