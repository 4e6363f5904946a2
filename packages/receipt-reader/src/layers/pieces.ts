import type { SeenCharacter } from './characters.ts'

/** Letters that stand together, in the order in which they are read. */
export type Piece = SeenCharacter & { last: SeenCharacter; isSpaceDue: boolean }

/** In heights of a letter. */
const gaps = { word: 0.18, column: 0.9, baseline: 0.5, line: 0.25 }
const bucketHeight = 8
/** How much larger one word of a line may be than the next. */
const mostSizes = 1.8

export function pieceOf(seen: SeenCharacter): Piece {
  return { ...seen, last: seen, isSpaceDue: false }
}

/** How a letter stands to the one before it. */
export function gapBetween(one: SeenCharacter, next: SeenCharacter): 'none' | 'word' | 'apart' {
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

export function putBehind(piece: Piece, next: SeenCharacter): void {
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
export function joinNeighbours(pieces: Piece[]): Piece[] {
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
