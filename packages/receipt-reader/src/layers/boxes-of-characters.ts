import type { TextBox } from '#page/text-box.ts'
import {
  type Character,
  isUpright,
  type Paper,
  placeOnPaper,
  type SeenCharacter,
  sizeOf,
} from './characters.ts'
import { markOf } from './letters.ts'

/** Too small to read on paper. */
const leastHeight = 3

/** The texts of a page with their boxes in its picture, at `scale` pixels per point. */
export function boxesOf(characters: Character[], paper: Paper, scale: number): TextBox[] {
  const pieces: Piece[] = []
  const isDouble = createDoubles()
  let current: Piece | undefined
  for (const character of characters) {
    const mark = markOf(character.code)
    if (mark === 'nothing' || character.isHidden) continue
    if (mark === 'break') current = undefined
    else if (mark === 'space') {
      if (current) current.isSpaceDue = true
    } else {
      const seen = { text: mark.text, ...placeOnPaper(character, paper) }
      if (!isUpright(character, paper) || !isOnPaper(seen, paper) || isDouble(seen)) continue
      current = put(current, seen)
    }
  }
  return joinNeighbours(pieces).map((piece) => boxOf(piece, paper, scale))

  function put(open: Piece | undefined, seen: SeenCharacter) {
    if (open && gapBetween(open.last, seen) !== 'apart') {
      putBehind(open, seen)
      return open
    }
    const piece = pieceOf(seen)
    pieces.push(piece)
    return piece
  }
}

function isOnPaper({ left, top, right, bottom }: SeenCharacter, paper: Paper) {
  const { width, height } = sizeOf(paper)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return bottom - top >= leastHeight && x >= 0 && x <= width && y >= 0 && y <= height
}

function boxOf({ text, left, top, right, bottom }: Piece, paper: Paper, scale: number): TextBox {
  const { width, height } = sizeOf(paper)
  const x = Math.round(Math.max(0, left) * scale)
  const y = Math.round(Math.max(0, top) * scale)
  return {
    text,
    confidence: 1,
    box: {
      x,
      y,
      width: Math.max(1, Math.round(Math.min(width, right) * scale) - x),
      height: Math.max(1, Math.round(Math.min(height, bottom) * scale) - y),
    },
  }
}

/** Points; letters that stand nearer than their own share of it are looked for in neighbouring squares. */
const square = 2
const share = { width: 0.35, height: 0.1 }

/** Tells whether a letter was drawn at the same place before: what some programs do to make it bold. */
function createDoubles(): (seen: SeenCharacter) => boolean {
  const drawn = new Map<number, SeenCharacter[]>()

  return function isDouble(seen) {
    const [column, row] = [Math.round(seen.left / square), Math.round(seen.bottom / square)]
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        if (drawn.get(keyOf(x, y))?.some((one) => isSame(one, seen))) return true
      }
    }
    const there = drawn.get(keyOf(column, row))
    if (there) there.push(seen)
    else drawn.set(keyOf(column, row), [seen])
    return false
  }
}

/** No paper has more squares in a row. */
function keyOf(column: number, row: number) {
  return row * 65_536 + column
}

function isSame(one: SeenCharacter, other: SeenCharacter) {
  if (one.text !== other.text) return false
  const near = Math.min(
    square,
    share.width * (one.right - one.left),
    share.height * (one.bottom - one.top),
  )
  return Math.abs(one.left - other.left) <= near && Math.abs(one.bottom - other.bottom) <= near
}

/** Letters that stand together, in the order in which they are read. */
type Piece = SeenCharacter & { last: SeenCharacter; isSpaceDue: boolean }

/** In heights of a letter. */
const gaps = { word: 0.18, column: 0.9, baseline: 0.5, line: 0.25 }
const bucketHeight = 8
/** How much larger one word of a line may be than the next. */
const mostSizes = 1.8

function pieceOf(seen: SeenCharacter): Piece {
  return { ...seen, last: seen, isSpaceDue: false }
}

/** How a letter stands to the one before it. */
function gapBetween(one: SeenCharacter, next: SeenCharacter): 'none' | 'word' | 'apart' {
  const height = Math.max(heightOf(one), heightOf(next))
  if (Math.abs(one.bottom - next.bottom) > gaps.baseline * height) return 'apart'
  // Either way: Hebrew and Arabic run to the left.
  const gap = Math.max(next.left - one.right, one.left - next.right)
  if (gap > gaps.column * height) return 'apart'
  if (gap <= gaps.word * height) return 'none'
  return isOfOtherPrint(one, next) ? 'apart' : 'word'
}

/** A slogan in small print beside the name in large. */
function isOfOtherPrint(one: SeenCharacter, next: SeenCharacter) {
  const [smaller, larger] = [heightOf(one), heightOf(next)].toSorted((a, b) => a - b)
  return larger! > mostSizes * smaller!
}

function putBehind(piece: Piece, next: SeenCharacter): void {
  const isApart = piece.isSpaceDue || gapBetween(piece.last, next) === 'word'
  piece.text += (isApart ? ' ' : '') + next.text
  piece.left = Math.min(piece.left, next.left)
  piece.top = Math.min(piece.top, next.top)
  piece.right = Math.max(piece.right, next.right)
  piece.bottom = Math.max(piece.bottom, next.bottom)
  piece.last = next
  piece.isSpaceDue = false
}

/** Some programs write a line's words, or the cents of an amount, at another time than what stands beside them. */
function joinNeighbours(pieces: Piece[]): Piece[] {
  const first = new Set<Piece>()
  const ends = new Map<number, Piece>()
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const place = Math.round(piece.bottom / bucketHeight)
    const near = [place, place - 1, place + 1].flatMap((at) => ends.get(at) ?? [])
    const before = near.find((one) => isContinuedBy(one, piece))
    if (before) putBehind(before, piece)
    else first.add(piece)
    ends.set(place, before ?? piece)
  }
  return pieces.filter((piece) => first.has(piece))
}

function isContinuedBy(one: Piece, next: Piece) {
  const height = Math.max(heightOf(one), heightOf(next))
  const gap = next.left - one.right
  return (
    Math.abs(one.bottom - next.bottom) <= gaps.line * height &&
    gap > -gaps.word * height &&
    gapBetween(one, next) !== 'apart'
  )
}

function heightOf({ top, bottom }: SeenCharacter) {
  return bottom - top
}
