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

/** How likely each row is what, row by row. */
export type TaggedRows = { chanceOf(row: number, tag: RowTag): number }
