import type { TripSummary } from '@quittance/contract/trips'

/** How much there will be to show, known before it is there. */
export type SpendingShape = { categories: number; currencies: number }

export function shapeOf(summary: Pick<TripSummary, 'categories' | 'currencies'>): SpendingShape {
  return {
    categories: Object.keys(summary.categories).length,
    currencies: Object.keys(summary.currencies).length,
  }
}

const totalHeight = 28
const rowHeight = 44
const disclosureHeight = 48

/** The height of the categories in pixels, kept free so that nothing below moves when they come. */
export function spendingHeight({ categories, currencies }: SpendingShape): number {
  return totalHeight + categories * rowHeight + Math.max(0, currencies - 1) * disclosureHeight
}
