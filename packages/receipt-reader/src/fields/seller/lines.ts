import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { type Folded, fold } from '#lexicon/fold.ts'
import { median } from '#median.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { around, isFullPage, textHeight } from '#rows/lines.ts'
import { hasPrice, type Row, rowHeight } from '#rows/row.ts'
import { pieceOf } from '#rows/rows.ts'
import { type Kind, kindsOf } from './kinds.ts'
import { nameIn } from './name-text.ts'
import { digitsIn, legalForm, lettersIn } from './seller-words.ts'

/** A text that may be a name, with its neighbours: a row of a slip, or adjacent words on a full page. */
export type Line = {
  row: Row
  /** As a name. */
  text: string
  folded: Folded
  /** As it is printed. */
  printed: string
  boxes: TextBox[]
  height: number
  /** The height of its print relative to the median. */
  size: number
  /** Its position down the first page. */
  depth: number
  isCentred: boolean
  /** Split by a gap. */
  isTorn: boolean
  /** Part of a row without a gap. */
  isCut: boolean
  kinds: Set<Kind>
  isNameLike: boolean
  /** In its row. */
  before: Line | undefined
  after: Line | undefined
  /** In its block of lines; on a slip, the adjacent rows. */
  above: Line | undefined
  below: Line | undefined
  block: Line[]
}

/** Relative to the page's width. */
const aligned = 0.012
const centred = 0.03
/** Relative to the height of the print. */
const mostGap = 1.1
const wordGap = 0.7
/** A gap that separates a name from other text. */
const tornGap = 1.2
/** Relative to the print of the line below. */
const larger = 1.25
/** The height of a tall page relative to its width; a joined page is taller. */
const tallest = 1.45

export function linesOn(rows: Row[], page: OcrPage): Line[] {
  const ofSheet = isFullPage(page)
  const heights = ofSheet ? page.boxes.map(textHeight) : rows.map(rowHeight)
  const scale = { ...page, usual: median(heights) || 1 }
  const byRow = rows.map((row) =>
    (ofSheet ? groupsIn(row) : [row.boxes]).map((boxes) => lineOf(row, boxes, scale)),
  )
  for (const row of byRow) {
    for (const [index, line] of row.entries()) {
      line.before = row[index - 1]
      line.after = row[index + 1]
    }
  }
  const lines = byRow.flat()
  if (ofSheet) linkBlocks(lines, aligned * page.width)
  else linkRows(lines)
  // Only a document has exact print sizes.
  if (page.isOfDocument) for (const line of lines.filter(isFirmOfShop)) line.kinds.add('owner')
  return lines
}

/** The firm behind a shop, below the shop's own name in larger print. */
function isFirmOfShop({ text, size, above }: Line) {
  if (!above?.isNameLike || !legalForm.test(text) || legalForm.test(above.text)) return false
  return above.size > larger * size
}

/** The texts of a row as separate lines. */
export function piecesOf({ row, size, height, isTorn, above, below }: Line, page: OcrPage): Line[] {
  if (row.boxes.length < 2) return []
  const scale = { ...page, usual: height / size }
  return row.boxes.map((box) => ({
    ...lineOf(row, [box], scale),
    above,
    below,
    isCut: !isTorn,
  }))
}

function isTornIn(boxes: TextBox[], height: number) {
  return boxes.some(({ box }, at) => {
    const last = boxes[at - 1]?.box
    return last !== undefined && box.x - last.x - last.width > tornGap * height
  })
}

function lineOf(row: Row, boxes: TextBox[], page: OcrPage & { usual: number }): Line {
  const [first] = boxes
  const isWhole = boxes.length === row.boxes.length
  const apart = boxes.map((box) => box.text).join(' ')
  const printed = withoutLetterSpaces(apart)
  const box = around(boxes)
  const isAsPrinted = boxes.length === 1 && printed === apart
  const own =
    isWhole && printed === apart
      ? row
      : pieceOf(row, isAsPrinted ? first! : { ...first!, text: printed, box })
  const text = /\p{L}/u.test(printed) ? nameIn(own) : printed.trim()
  const height = rowHeight({ ...row, boxes })
  const sheetHeight = Math.min(page.height, tallest * page.width)
  const line = {
    row: own,
    text,
    folded: fold(text),
    printed,
    boxes,
    height,
    isTorn: isTornIn(boxes, height),
    isCut: false,
    size: height / page.usual,
    depth: box.y / sheetHeight,
    isCentred: Math.abs(box.x + box.width / 2 - page.width / 2) < centred * page.width,
  }
  const isPrinted = page.isOfDocument === true
  const kinds = kindsOf({
    ...line,
    isPrinted,
    isDate: printedDaysIn(own.label).length > 0,
    hasAmount: hasPrice(own),
  })
  const isNameLike =
    ![...kinds].some((kind) => kind !== 'vague') &&
    lettersIn(text) >= 3 &&
    digitsIn(text) < lettersIn(text)
  const neighbours = { before: undefined, after: undefined, above: undefined, below: undefined }
  return { ...line, ...neighbours, kinds, isNameLike, block: [] }
}

/** "H E R O N  I N N" in spaced print; gaps between words are wider. */
function withoutLetterSpaces(text: string) {
  if (!/^(?:[\p{L}&]\s+){4,}\p{L}$/u.test(text.trim())) return text
  const words = text.trim().split(/\s{2,}/u)
  return words.map((word) => word.replaceAll(/\s/gu, '')).join(' ')
}

/** Groups of adjacent words of one size. */
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
  const [low, high] = [textHeight(one), textHeight(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return low > 0.8 * high && gap > -low && gap < wordGap * high
}

function linkRows(lines: Line[]) {
  const first = lines.find(({ text }) => lettersIn(text) > 2)
  for (const [index, line] of lines.entries()) {
    line.above = lines[index - 1]
    line.below = lines[index + 1]
    line.block = [line]
  }
  if (first && isAboveStreet(first)) {
    first.kinds.delete('address')
    first.isNameLike = first.kinds.size === 0
  }
}

/** The first line, without digits, above the street and its number: a "plaza" that is the shop. */
function isAboveStreet({ text, kinds, below }: Line) {
  const isStreet = below?.kinds.has('address') && /\d|\bs\/n\b/i.test(below.text)
  return kinds.has('address') && !/[\d,]/.test(text) && isStreet
}

/** Links consecutive lines that are aligned left, right or centred. */
function linkBlocks(lines: Line[], tolerance: number) {
  const down = lines.toSorted((a, b) => a.row.box.y - b.row.box.y)
  const highest = Math.max(0, ...lines.map(({ row }) => row.box.height))
  for (const [index, line] of down.entries()) {
    const next = nextBelow(line, down, index, (1 + mostGap) * highest, tolerance)
    if (!next || next.above) continue
    line.below = next
    next.above = line
  }
  for (const top of lines.filter(({ above }) => !above)) {
    for (let line: Line | undefined = top; line; line = line.below) {
      top.block.push(line)
      line.block = top.block
    }
  }
}

/** Stops at `reach`: a long document has thousands of lines. */
function nextBelow(line: Line, down: Line[], from: number, reach: number, tolerance: number) {
  for (let at = from + 1; at < down.length; at += 1) {
    const other = down[at]!
    if (other.row.box.y - line.row.box.y > reach) return undefined
    if (followsOn(line, other, tolerance)) return other
  }
  return undefined
}

function followsOn({ row: { box: one }, size }: Line, other: Line, tolerance: number) {
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

export function besideOf({ before, after }: Line): Line[] {
  const beside: Line[] = []
  for (let line = before; line; line = line.before) beside.push(line)
  for (let line = after; line; line = line.after) beside.push(line)
  return beside
}
