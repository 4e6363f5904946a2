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

/** Whether the row has an amount with decimals. */
export function hasPrice({ amounts }: Pick<Row, 'amounts'>): boolean {
  return amounts.some(({ isWhole }) => !isWhole)
}

/** The row's amounts with decimals, in hundredths. */
export function pricesOf({ amounts }: Pick<Row, 'amounts'>): number[] {
  return amounts.filter(({ isWhole }) => !isWhole).map(({ minor }) => minor)
}

/** The height of a row's print; the bounds of tilted text are higher than the text. */
export function rowHeight({ boxes }: Line): number {
  const heights = boxes.map(({ box, angle = 0 }) => {
    const fall = Math.abs(Math.sin((angle * Math.PI) / 180)) * box.width
    return Math.max(box.height - fall, box.height / 3)
  })
  return Math.max(...heights)
}
