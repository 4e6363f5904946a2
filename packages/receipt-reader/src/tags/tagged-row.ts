import type { Amount } from '#rows/amounts.ts'
import type { Row } from '#rows/row.ts'
import type { RowKind } from './row-kind.ts'
import type { RowTag } from './row-tags.ts'

/** A classified row. */
export type TaggedRow = Row & {
  kind: RowKind
  isStrongTotal: boolean
  /** The learned model's probability of a tag. */
  chanceOf(tag: RowTag): number
}

/** An amount with its row. */
export type Printed = Amount & { row: TaggedRow }

/** All amounts of the receipt; restores lost decimal points if the receipt prints decimals. */
export function printedAmounts(rows: TaggedRow[]): Printed[] {
  const printed = rows.flatMap((row) =>
    row.amounts.map((amount) => ({ ...amount, row: labelOf(row, rows) })),
  )
  const withDecimals = printed.filter(({ isWhole }) => !isWhole)
  if (withDecimals.length < 2) return printed
  const known = new Set(withDecimals.map(({ minor }) => minor))
  return printed.map((amount) => {
    const asRead = amount.minor / 100
    return amount.isWhole && Math.abs(asRead) >= 100 && known.has(asRead)
      ? { ...amount, minor: asRead, isWhole: false }
      : amount
  })
}

/** An amount alone in its row belongs to the row above, if that has no amount. */
function labelOf(row: TaggedRow, rows: TaggedRow[]): TaggedRow {
  const above = rows[row.index - 1]
  const isBare = row.kind === 'none' && row.boxes.length === 1 && !/\p{L}{3}/u.test(row.label)
  if (!isBare || !above || above.kind === 'none' || above.amounts.length > 0) return row
  const { kind, isStrongTotal } = above
  return { ...row, kind, isStrongTotal }
}
