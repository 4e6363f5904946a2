import type { TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'

/** The rows that these boxes stand in, from top to bottom. */
export function rowsWith(boxes: TextBox[], rows: Row[]): number[] {
  return rows
    .filter((row) => row.boxes.some((box) => boxes.includes(box)))
    .map(({ index }) => index)
}
