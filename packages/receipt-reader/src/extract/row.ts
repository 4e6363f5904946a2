import type { Line } from '#layout/lines.ts'
import type { Amount } from './amounts.ts'
import type { RowKind } from './row-words.ts'

/** A row of the receipt, read for extraction. */
export type Row = Line & {
  index: number
  /** The clearest reading of each box, joined. */
  label: string
  kind: RowKind
  isStrongTotal: boolean
  amounts: Amount[]
  isPiece?: boolean
}
