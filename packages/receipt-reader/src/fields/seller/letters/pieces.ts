import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { nameIn } from '#fields/seller/name-text.ts'
import { type Folded, fold } from '#lexicon/fold.ts'
import { median } from '#median.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { around, textHeight } from '#rows/lines.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Row } from '#rows/row.ts'
import { pieceOf } from '#rows/rows.ts'

/** A text on a sheet of paper, and what stands around it. */
export type Piece = {
  row: Row
  /** As a name. */
  text: string
  folded: Folded
  isDate: boolean
  hasAmount: boolean
  /** As it is printed. */
  printed: string
  boxes: TextBox[]
  /** The height of its print beside that of most. */
  size: number
  /** How far down the first page it stands. */
  depth: number
  /** In the middle between the sides of the page. */
  isCentred: boolean
  /** To its left in the row. */
  before: Piece | undefined
  /** To its right in the row. */
  after: Piece | undefined
  /** In the same block of lines. */
  above: Piece | undefined
  below: Piece | undefined
  /** All lines of that block, from the top. */
  block: Piece[]
}

/** A name, and where it stands. */
export type House = { name: string; piece: Piece }

/** Beside the page's width. */
const aligned = 0.012
const centred = 0.03
/** Beside the height of the print. */
const mostGap = 1.1
/** Between words of one line. */
const wordGap = 0.4
/** A tall sheet, beside its width; a joined page is taller. */
const tallest = 1.45

export function piecesOn(rows: Row[], page: OcrPage): Piece[] {
  const usual = median(page.boxes.map(textHeight)) || 1
  const height = Math.min(page.height, tallest * page.width)
  const byRow = rows.map((row) =>
    groupsIn(row).map((boxes) => toPiece(row, boxes, usual, { width: page.width, height })),
  )
  for (const row of byRow) {
    for (const [index, piece] of row.entries()) {
      piece.before = row[index - 1]
      piece.after = row[index + 1]
    }
  }
  const pieces = byRow.flat()
  linkBlocks(pieces, aligned * page.width)
  return pieces
}

/** Recognisers part what stands a little apart: words of one print and one line belong together. */
function groupsIn({ boxes }: Row): TextBox[][] {
  const groups: TextBox[][] = []
  for (const box of boxes) {
    const last = groups.at(-1)?.at(-1)
    if (last && isNext(last, box)) groups.at(-1)!.push(box)
    else groups.push([box])
  }
  return groups
}

function isNext(one: TextBox, other: TextBox) {
  const gap = other.box.x - one.box.x - one.box.width
  const heights = [textHeight(one), textHeight(other)]
  const isAlike = Math.min(...heights) > 0.8 * Math.max(...heights)
  // A single letter in print of its own is a logo, but for one that stands as near as letters and words do.
  if (isLetter(one) !== isLetter(other) && gap > wordGap * Math.max(...heights)) return false
  return isAlike && gap > -Math.min(...heights) && gap < 0.7 * Math.max(...heights)
}

function isLetter({ text }: TextBox) {
  return /^\p{L}$/u.test(text.trim())
}

function toPiece(
  row: Row,
  boxes: TextBox[],
  usual: number,
  page: { width: number; height: number },
): Piece {
  const [first] = boxes
  const apart = boxes.map((box) => box.text).join(' ')
  const text = withoutLetterSpaces(apart)
  const box = around(boxes)
  const isAsPrinted = boxes.length === 1 && text === apart
  const own = pieceOf(row, isAsPrinted && first ? first : { ...first!, text, box })
  const name = /\p{L}/u.test(text) ? nameIn(own) : text.trim()
  return {
    row: own,
    text: name,
    folded: fold(name),
    isDate: printedDaysIn(own.label).length > 0,
    hasAmount: hasPrice(own),
    printed: text,
    boxes,
    size: Math.max(...boxes.map(textHeight)) / usual,
    depth: box.y / page.height,
    isCentred: Math.abs(box.x + box.width / 2 - page.width / 2) < centred * page.width,
    before: undefined,
    after: undefined,
    above: undefined,
    below: undefined,
    block: [],
  }
}

/** "H E R O N  I N N" in wide print; words stand further apart than letters. */
function withoutLetterSpaces(text: string) {
  if (!/^(?:[\p{L}&]\s+){4,}\p{L}$/u.test(text.trim())) return text
  const words = text.trim().split(/\s{2,}/u)
  return words.map((word) => word.replaceAll(/\s/gu, '')).join(' ')
}

/** Lines below each other that begin, end or have their middle alike. */
function linkBlocks(pieces: Piece[], tolerance: number) {
  const down = pieces.toSorted((a, b) => a.row.box.y - b.row.box.y)
  const highest = Math.max(0, ...pieces.map(({ row }) => row.box.height))
  for (const [index, piece] of down.entries()) {
    const next = nextBelow(piece, down, index, (1 + mostGap) * highest, tolerance)
    if (!next || next.above) continue
    piece.below = next
    next.above = piece
  }
  for (const top of pieces.filter(({ above }) => !above)) {
    for (let line: Piece | undefined = top; line; line = line.below) {
      top.block.push(line)
      line.block = top.block
    }
  }
}

/** Further down than it reaches no line can follow: a long document has thousands. */
function nextBelow(piece: Piece, down: Piece[], from: number, reach: number, tolerance: number) {
  for (let at = from + 1; at < down.length; at += 1) {
    const other = down[at]!
    if (other.row.box.y - piece.row.box.y > reach) return undefined
    if (followsOn(piece, other, tolerance)) return other
  }
  return undefined
}

function followsOn({ row: { box: one }, size }: Piece, other: Piece, tolerance: number) {
  const { box } = other.row
  const gap = box.y - one.y - one.height
  const height = Math.max(one.height, box.height)
  const isNear = gap > -0.5 * height && box.y > one.y && gap < mostGap * height
  const isAlike = Math.max(size, other.size) < 2.2 * Math.min(size, other.size)
  const edges = [
    one.x - box.x,
    one.x + one.width - box.x - box.width,
    one.x + one.width / 2 - box.x - box.width / 2,
  ]
  return isNear && isAlike && edges.some((edge) => Math.abs(edge) <= tolerance)
}

/** The others of its row. */
export function besideOf({ before, after }: Piece): Piece[] {
  const beside: Piece[] = []
  for (let piece = before; piece; piece = piece.before) beside.push(piece)
  for (let piece = after; piece; piece = piece.after) beside.push(piece)
  return beside
}
