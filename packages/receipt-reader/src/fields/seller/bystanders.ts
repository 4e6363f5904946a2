import { around } from '#rows/lines.ts'
import { pieceOf } from '#rows/rows.ts'
import { type HeadingLine, headingLineOf } from './heading-lines.ts'
import { lettersIn } from './name-text.ts'

const unsure = 0.8
/** Beside the highest print of the row. */
const small = 0.6

/** A line of a name without what stands after it and is none: "We deliver", shine-through. */
export function withoutBystanders(line: HeadingLine): HeadingLine {
  const { row, height } = line
  if (row.boxes.length < 2) return line
  if (!line.isNameLike) return withoutSpeck(line) ?? withoutDay(line)
  const [first, ...others] = row.boxes.map((box) => headingLineOf(pieceOf(row, box)))
  if (!first || first.isTitle) return line
  const isNoise = (piece: HeadingLine) =>
    piece.height < small * height && piece.row.boxes.every((box) => box.confidence < unsure)
  const parts = [first, ...others.filter((piece) => !piece.isTitle)].filter((p) => !isNoise(p))
  const boxes = parts.flatMap((piece) => piece.row.boxes)
  if (boxes.length === 0 || boxes.length === row.boxes.length) return line
  return headingLineOf({ ...row, boxes, box: around(boxes) })
}

/** A figure at the edge of the paper, then a gap, then the name: what shines through or lies beside it. */
function withoutSpeck({ row, height }: HeadingLine): HeadingLine | undefined {
  const [first, second, ...others] = row.boxes
  if (!first || !second || !/^\W?\d?\W?$/u.test(first.text)) return undefined
  const gap = second.box.x - first.box.x - first.box.width
  const boxes = [second, ...others]
  const rest = headingLineOf({
    ...row,
    boxes,
    box: around(boxes),
    label: row.label.slice(first.text.length).trim(),
  })
  return gap > height && rest.isNameLike ? rest : undefined
}

/** A name at the left, and at the right of it nothing but the day, the time or a number. */
function withoutDay(line: HeadingLine): HeadingLine {
  const { row } = line
  const [name, ...beside] = row.boxes
  const first = name && headingLineOf(pieceOf(row, name))
  if (!first?.isNameLike) return line
  const others = beside.map((box) => headingLineOf(pieceOf(row, box)))
  const isNote = ({ isDate, hasAmount, text }: HeadingLine) =>
    !hasAmount && (isDate || lettersIn(text) < 3)
  if (!others.some(({ isDate }) => isDate) || !others.every(isNote)) return line
  const { boxes, box, label } = first.row
  return headingLineOf({ ...row, boxes, box, label })
}
