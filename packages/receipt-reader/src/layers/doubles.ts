import type { SeenCharacter } from './characters.ts'

/** Points; letters that stand nearer than their own share of it are looked for in neighbouring squares. */
const square = 2
const share = { width: 0.35, height: 0.1 }

/** Tells whether a letter was drawn at the same place before: what some programs do to make it bold. */
export function createDoubles(): (seen: SeenCharacter) => boolean {
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
