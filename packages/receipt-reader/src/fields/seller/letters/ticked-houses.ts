import { lettersIn } from '#fields/seller/name-text.ts'
import type { Facts } from './facts.ts'
import { lowestHead, otherWorth } from './no-letter-names.ts'
import { besideOf, type House, type Piece } from './pieces.ts'
import { leastWord } from './relations.ts'

const cross = /^(?:[xX×✓✔✗✘☒☑]|[[(]\s?[xX×]\s?[\])])$/u
const crossed = /^(?:[✓✔✗✘☒☑]|[[(]\s?[xX×]\s?[\])])\s?(?=\p{L})/u
const open = /^(?:[☐□○]|[[(]\s*[\])])\s?/u
const rowsAbove = 6

/** On a pad of several houses the one that is ticked: in its line, to the left of it or below its address. */
export function tickedHouses(facts: Facts): House[] {
  const head = facts.pieces.filter(({ depth }) => depth < lowestHead)
  return head.flatMap((piece) => {
    if (crossed.test(piece.printed))
      return isAmongOthers(piece, head) ? [ticked(piece, piece.printed.replace(crossed, ''))] : []
    if (!cross.test(piece.printed)) return []
    const house = [piece.after, largestAbove(piece, head)].find(
      (other) => other && isHouse(other) && isAmongOthers(other, head),
    )
    return house ? [ticked(house, house.text)] : []
  })
}

function ticked(piece: Piece, name: string): House {
  return { name, piece }
}

function isHouse(piece: Piece) {
  return lettersIn(piece.text) > leastWord && otherWorth(piece.text, piece) === 0
}

/** Another stands beside it or right below or above it, in the same print. */
function isAmongOthers(piece: Piece, head: Piece[]) {
  const near = [
    ...besideOf(piece),
    ...head.filter(({ row }) => Math.abs(row.index - piece.row.index) === 1),
  ]
  return near.some((other) => {
    const isAlike = Math.abs(other.size - piece.size) < 0.05 * piece.size
    const name = other.printed.replace(open, '')
    return isAlike && piece.size > 1.15 && lettersIn(name) > leastWord
  })
}

/** The name over the address that the cross stands below. */
function largestAbove(mark: Piece, head: Piece[]): Piece | undefined {
  const { x, width } = mark.boxes[0]!.box
  const middle = x + width / 2
  const above = head.filter(({ row, boxes }) => {
    const [first, last] = [boxes[0]!.box, boxes.at(-1)!.box]
    const isOver = first.x < middle && last.x + last.width > middle
    return isOver && row.index < mark.row.index && row.index >= mark.row.index - rowsAbove
  })
  return above.toSorted((a, b) => b.size - a.size)[0]
}
