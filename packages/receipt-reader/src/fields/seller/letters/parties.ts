import { digitsIn } from '#fields/seller/name-text.ts'
import { isAddressText } from './letter-words.ts'
import {
  isBuyerHeading,
  isFirmName,
  isOfWhoTakesPart,
  isSellerHeading,
  withoutFirmName,
} from './party-words.ts'
import { besideOf, type Piece } from './pieces.ts'

/** A name out of the block of whoever sells, and the lines of that block. */
export type Party = { name: string | undefined; piece: Piece; lines: Piece[]; isUnsure: boolean }

const mostLines = 10
/** Beside the height of the print. */
const mostShift = 1.5
const mostIndent = 3
const mostGap = 3

/** Sellers of electronic invoices, whose blocks have a heading and, somewhere below it, "Company name: ...". */
export function sellersAmong(pieces: Piece[]): Party[] {
  return pieces
    .filter(({ printed }) => isSellerHeading(printed))
    .map((h) => ({ ...partyBelow(h, pieces), isUnsure: isOfWhoTakesPart(h.printed) }))
}

function partyBelow(heading: Piece, pieces: Piece[]): Omit<Party, 'isUnsure'> {
  const lines = linesBelow(heading, pieces)
  for (const [index, line] of lines.entries()) {
    const own = withoutFirmName(line.printed)
    if (own !== line.printed) return { name: own, piece: line, lines }
    if (!isFirmName(line.printed)) continue
    const value = line.after ?? lines[index + 1]
    if (value) return { name: value.printed, piece: value, lines: [...lines, value] }
  }
  const [first] = lines
  return first && (isAlone(heading) || lines.some(isAddressLine))
    ? { name: first.printed, piece: first, lines }
    : { name: undefined, piece: heading, lines }
}

/** Below a name it tells a block from a column of a table. */
function isAddressLine({ printed }: Piece) {
  return isAddressText(printed) && digitsIn(printed) > 0
}

/** Beside the buyer's heading at most; else it may be the heading of a column among others. */
function isAlone(heading: Piece) {
  const others = besideOf(heading)
  return others.length === 0 || others.some(({ printed }) => isBuyerHeading(printed))
}

/** The column below a heading, up to the next one or a gap. */
function linesBelow(heading: Piece, pieces: Piece[]): Piece[] {
  const { x, height } = boxOf(heading)
  const column = pieces.filter((piece) => {
    const shift = boxOf(piece).x - x
    const isIn = shift > -mostShift * height && shift < mostIndent * height
    return piece.row.index > heading.row.index && isIn
  })
  const lines: Piece[] = []
  for (const piece of column.slice(0, mostLines)) {
    const above = boxOf(lines.at(-1) ?? heading)
    const gap = boxOf(piece).y - above.y - above.height
    if (gap > mostGap * height || isSellerHeading(piece.printed)) break
    if (isBuyerHeading(piece.printed) && !isFirmName(piece.printed)) break
    lines.push(piece)
  }
  return lines
}

function boxOf({ boxes }: Piece) {
  return boxes[0]!.box
}
