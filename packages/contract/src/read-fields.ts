export const readFields = [
  'vendor',
  'date',
  'amount',
  'currency',
  'category',
  'notes',
  'items',
] as const

export type ReadField = (typeof readFields)[number]

/**
 * A value read with less confidence than this is marked for review: on unseen kinds of receipts
 * this catches most wrong values and few right ones. docs/reading.md has the figures.
 */
export const doubtThreshold: Record<ReadField, number> = {
  vendor: 0.88,
  date: 0.85,
  amount: 0.85,
  currency: 0.7,
  category: 0.7,
  items: 0.7,
  notes: 0,
}
