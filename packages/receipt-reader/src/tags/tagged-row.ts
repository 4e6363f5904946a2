import type { Row } from '#rows/row.ts'
import type { RowKind } from './row-kind.ts'
import type { RowTag } from './row-tags.ts'

/** A row, and what it is by its words, by the figures around it and by the learned model. */
export type TaggedRow = Row & {
  kind: RowKind
  isStrongTotal: boolean
  /** How likely the learned model holds it for this. */
  chanceOf(tag: RowTag): number
}
