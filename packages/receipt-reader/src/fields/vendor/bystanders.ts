import { around } from '#rows/lines.ts'
import { pieceOf } from '#tags/rows.ts'
import { type HeadingLine, headingLineOf } from './heading-lines.ts'

const unsure = 0.8
/** Beside the highest print of the row. */
const small = 0.6

/** A line of a name without what stands after it and is none: "We deliver", shine-through. */
export function withoutBystanders(line: HeadingLine): HeadingLine {
  const { row, height } = line
  if (!line.isNameLike || row.boxes.length < 2) return line
  const [first, ...others] = row.boxes.map((box) => headingLineOf(pieceOf(row, box)))
  if (!first || first.isTitle) return line
  const isNoise = (piece: HeadingLine) =>
    piece.height < small * height && piece.row.boxes.every((box) => box.confidence < unsure)
  const parts = [first, ...others.filter((piece) => !piece.isTitle)].filter((p) => !isNoise(p))
  const boxes = parts.flatMap((piece) => piece.row.boxes)
  if (boxes.length === 0 || boxes.length === row.boxes.length) return line
  return headingLineOf({ ...row, boxes, box: around(boxes) })
}
