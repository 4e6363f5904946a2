import type { TextBox } from '#page/text-box.ts'
import {
  type Character,
  isUpright,
  type Paper,
  placeOnPaper,
  type SeenCharacter,
  sizeOf,
} from './characters.ts'
import { createDoubles } from './doubles.ts'
import { markOf } from './letters.ts'
import { gapBetween, joinNeighbours, type Piece, pieceOf, putBehind } from './pieces.ts'

/** Print that nobody can read on paper. */
const leastHeight = 3

/** The texts of a page with their places in its picture, of which `scale` pixels are a point. */
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
