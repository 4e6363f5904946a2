import type { TripSummary } from '@quittance/contract/trips'

/** How much there will be to show, known before it is there. */
export type SpendingShape = { categories: number; currencies: number }

export function shapeOf(summary: Pick<TripSummary, 'categories' | 'currencies'>): SpendingShape {
  return {
    categories: Object.keys(summary.categories).length,
    currencies: Object.keys(summary.currencies).length,
  }
}

const totalHeight = 1.75
const rowHeight = 2.75
const disclosureHeight = 3

/** The height of the categories kept free so that nothing below moves when they come. */
export function spendingHeight({ categories, currencies }: SpendingShape): string {
  const others = Math.max(0, currencies - 1)
  return `${totalHeight + categories * rowHeight + others * disclosureHeight}rem`
}
