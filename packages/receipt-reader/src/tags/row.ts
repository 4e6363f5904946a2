import type { Amount } from '#rows/amounts.ts'
import type { Line } from '#rows/lines.ts'
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
