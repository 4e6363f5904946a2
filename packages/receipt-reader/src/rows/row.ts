import type { Amount } from './amounts.ts'
import type { Line } from './lines.ts'

/** A row of the receipt, read for extraction. */
export type Row = Line & {
  index: number
  /** The clearest reading of each box, joined. */
  label: string
  amounts: Amount[]
  isPiece?: boolean
}
