/** The fields that a reading covers. */
export const readFields = [
  'vendor',
  'date',
  'amount',
  'currency',
  'category',
  'notes',
  'items',
] as const

/** One of the fields that a reading covers. */
export type ReadField = (typeof readFields)[number]

/**
 * A value that was read with less confidence than this is marked for the user to check: of kinds of receipts never
 * seen, most wrong values are, and few right ones. docs/reading.md has the figures.
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
