import type { TripSummary } from '@quittance/contract/trips'

/** How much there will be to show, known before it is there. */
export type SpendingShape = { categories: number; disclosures: number }

export type Shaping = Pick<TripSummary, 'receiptCount' | 'categories' | 'currencies' | 'converted'>

/** All of it in one currency is open; each currency it is made of can be opened. */
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

/** The height of the categories kept free so that nothing below moves when they come. */
export function spendingHeight({ categories, disclosures }: SpendingShape): string {
  return `${totalHeight + categories * rowHeight + disclosures * disclosureHeight}rem`
}
