import { median } from '#median.ts'
import type { TextBox } from '#page/text-box.ts'
import { type Amount, amountsIn, amountsOf } from '#rows/amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { nameAndQuantity } from './item-names.ts'

export type PriceRow = { row: TaggedRow; price: Amount; name: string; quantity: number | null }

/** "Onion ($0.75)": what is in the price already, or what one of them costs. */
const priceInBrackets = /\(\s*[$€£S5]?\s?\d+[.,]\d\d[^)\d]*\)\s*$/u

/** "Egg $1.30" is a name with its price; "SR 1.30" and "1.30 E" are prices with a code. */
const shortName = /^\P{L}*(?!US|CA|AU|NZ|SG|HK)\p{L}{2,3}\s*[$€£]\s?\d/iu
const priceAlone = /^[^\p{L}]*\p{L}{0,3}[^\p{L}]*$/u

/** Where prices begin: left of most right edges, right of the names. */
export function priceColumn(body: TaggedRow[]): number {
  const edges = body
    .flatMap(({ boxes }) => boxes.filter((box) => hasPrice(box)).slice(-1))
    .map(({ box }) => box.x + box.width)
  const left = Math.min(...body.map(({ box }) => box.x))
  return left + (median(edges) - left) * 0.6
}

/** A row with its price, when that stands where prices stand. */
export function priceRowOf(row: TaggedRow, column: number): PriceRow[] {
  const box = row.boxes.findLast((candidate) => hasPrice(candidate))
  const price = box && priceIn(box)
  if (!box || !price || box.box.x + box.box.width < column) return []
  const isAlone = priceAlone.test(box.text) && !shortName.test(box.text)
  const texts = row.boxes.filter((other) => other.box.x < box.box.x || (other === box && !isAlone))
  return [{ row, price, ...nameAndQuantity(texts, price.minor) }]
}

/** The last amount of the main reading; another one only where that has none. */
function priceIn(box: TextBox): Amount | undefined {
  const amounts = amountsOf(box).filter(({ isWhole }) => !isWhole)
  const main = amountsIn(box.text).at(-1)?.minor
  return amounts.findLast(({ minor }) => minor === main) ?? amounts.at(-1)
}

function hasPrice(box: TextBox) {
  return !priceInBrackets.test(box.text) && amountsOf(box).some(({ isWhole }) => !isWhole)
}
