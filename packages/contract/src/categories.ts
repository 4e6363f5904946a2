export const categories = [
  'food',
  'transport',
  'accommodation',
  'coffee',
  'entertainment',
  'office',
  'other',
] as const

export type Category = (typeof categories)[number]
