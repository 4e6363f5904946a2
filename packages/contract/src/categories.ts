/** The seven categories of a receipt. */
export const categories = [
  'food',
  'transport',
  'accommodation',
  'coffee',
  'entertainment',
  'office',
  'other',
] as const

/** One of the seven categories. */
export type Category = (typeof categories)[number]
