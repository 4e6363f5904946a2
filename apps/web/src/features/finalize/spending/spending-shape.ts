import type { TripSummary } from '@quittance/contract/trips'

/** How many rows to expect, known before the data arrives. */
export type SpendingShape = { categories: number; disclosures: number }

export type Shaping = Pick<TripSummary, 'receiptCount' | 'categories' | 'currencies' | 'converted'>

/** The total in one currency is open; each original currency can be opened. */
export function shapeOf({ categories, currencies, converted }: Shaping): SpendingShape {
  const present = Object.keys(currencies).length
  return {
    categories: Object.keys(categories).length,
    disclosures: converted ? present : Math.max(0, present - 1),
  }
}

const totalHeight = 1.75
const rowHeight = 2.75
const disclosureHeight = 3

/** Reserves the height of the categories, so that nothing below moves when they arrive. */
export function spendingHeight({ categories, disclosures }: SpendingShape): string {
  return `${totalHeight + categories * rowHeight + disclosures * disclosureHeight}rem`
}
