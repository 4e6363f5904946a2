/** What a row can be; the order is that of the model's outputs, training/chooser/tags.py. */
export const rowTags = [
  'other',
  'name',
  'name-more',
  'tagline',
  'address',
  'contact',
  'registration',
  'meta',
  'date',
  'item',
  'item-more',
  'subtotal',
  'tax',
  'tip',
  'discount',
  'total',
  'payment',
  'change',
  'footer',
  'junk',
] as const

export type RowTag = (typeof rowTags)[number]

/** The learned model's probabilities for each row. */
export type LearnedTags = { chanceOf(row: number, tag: RowTag): number }

export const nothingLearned: LearnedTags = { chanceOf: () => 0 }
