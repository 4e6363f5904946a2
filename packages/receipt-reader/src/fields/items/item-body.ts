import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'
import { median } from '#median.ts'
import type { TextBox } from '#page/text-box.ts'
import { type Amount, amountsIn, amountsOf } from '#rows/amounts.ts'
import { hasPrice, pricesOf } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { nameAndQuantity } from './item-names.ts'

/** The rows between the heading and the first sum, and what their prices may add up to. */
export type ItemBody = { rows: TaggedRow[]; sums: number[]; endsInSubtotal: boolean }

/** Above the first sum, "tender" is chicken and "tip" is steak. */
const dishKinds: RowKind[] = ['cash', 'card', 'tip']

const nameKinds: RowKind[] = [...dishKinds, 'tax', 'total']

const sumKinds: RowKind[] = ['subtotal', 'total']

const isUnitPrice = finderOfAll(({ rows }) => rows.unitPrice)

const isFee = finderOfAll(({ rows }) => rows.fee)

export function itemBodyOf(rows: TaggedRow[]): ItemBody {
  const start = rows.findIndex((row) => isItemRow(row) && hasPrice(row))
  const below = rows.slice(start + 1)
  const end = (below.find(isSum) ?? below.find((row) => isBelowNamesOfSums(row, rows)))?.index ?? -1
  const sum = rows[end]
  if (start === -1 || !sum) return { rows: [], sums: [], endsInSubtotal: false }
  const body = rows.slice(start, end)
  return { rows: body, sums: sumsOn(sum, body), endsInSubtotal: sum.kind === 'subtotal' }
}

function isSum({ kind, amounts }: TaggedRow) {
  return sumKinds.includes(kind) && amounts.length > 0
}

/** "Net, tax, total" in one row, and the figures in the next. */
function isBelowNamesOfSums(row: TaggedRow, rows: TaggedRow[]) {
  const above = rows[row.index - 1]
  const isNamed = above?.amounts.length === 0 && sumKinds.includes(above.kind)
  return isNamed && pricesOf(row).length > 1
}

export function isItemRow(row: TaggedRow): boolean {
  if (isUnitPrice(fold(row.label))) return false
  const isDish = dishKinds.includes(row.kind) && hasTwoWords(row) && !isFeeRow(row)
  return row.kind === 'none' || isDish
}

/** Between prices, "importe" is an imported beer, not a sum. */
export function isNameRow(row: TaggedRow): boolean {
  return row.kind === 'none' || (nameKinds.includes(row.kind) && hasTwoWords(row))
}

function hasTwoWords({ label }: TaggedRow) {
  return /\p{L}{3,}\P{L}+\p{L}{3,}/u.test(label)
}

/** "Service charge" above the subtotal is an ordinary item. */
export function isFeeRow({ label }: TaggedRow): boolean {
  return isFee(fold(label))
}

/** A total includes the tax printed above it. */
function sumsOn(sum: TaggedRow, body: TaggedRow[]) {
  const taxes = body.filter(({ kind }) => kind === 'tax').flatMap(({ amounts }) => amounts)
  return sum.amounts.flatMap(({ minor }) => [minor, ...taxes.map((tax) => minor - tax.minor)])
}

export type PriceRow = { row: TaggedRow; price: Amount; name: string; quantity: number | null }

/** "Onion ($0.75)": included in the price, or a unit price. */
const priceInBrackets = /\(\s*[$€£S5]?\s?\d+[.,]\d\d[^)\d]*\)\s*$/u

/** "Egg $1.30" is a name with its price; "SR 1.30" and "1.30 E" are prices with a code. */
const shortName = /^\P{L}*(?!US|CA|AU|NZ|SG|HK)\p{L}{2,3}\s*[$€£]\s?\d/iu
const priceAlone = /^[^\p{L}]*\p{L}{0,3}[^\p{L}]*$/u

/** Where prices begin: left of most right edges, right of the names. */
export function priceColumn(body: TaggedRow[]): number {
  const edges = body
    .flatMap(({ boxes }) => boxes.filter((box) => isPriced(box)).slice(-1))
    .map(({ box }) => box.x + box.width)
  const left = Math.min(...body.map(({ box }) => box.x))
  return left + (median(edges) - left) * 0.6
}

/** A row with its price, if it is in the price column. */
export function priceRowOf(row: TaggedRow, column: number): PriceRow[] {
  const box = row.boxes.findLast((candidate) => isPriced(candidate))
  const price = box && priceIn(box)
  if (!box || !price || box.box.x + box.box.width < column) return []
  const isAlone = priceAlone.test(box.text) && !shortName.test(box.text)
  const texts = row.boxes.filter((other) => other.box.x < box.box.x || (other === box && !isAlone))
  return [{ row, price, ...nameAndQuantity(texts, price.minor) }]
}

/** The last amount of the main reading, otherwise of an alternative. */
function priceIn(box: TextBox): Amount | undefined {
  const amounts = amountsOf(box).filter(({ isWhole }) => !isWhole)
  const main = amountsIn(box.text).at(-1)?.minor
  return amounts.findLast(({ minor }) => minor === main) ?? amounts.at(-1)
}

function isPriced(box: TextBox) {
  return !priceInBrackets.test(box.text) && amountsOf(box).some(({ isWhole }) => !isWhole)
}
