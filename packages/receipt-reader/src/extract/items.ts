import { fromMinor } from '@quittance/contract/money'
import type { ReceiptItem } from '@quittance/contract/receipts'
import type { TextBox } from '#ocr/text-box.ts'
import { type Amount, amountsOf } from './amounts.ts'
import { nameAndQuantity, quantityIn } from './item-names.ts'
import type { RowKind } from './row-words.ts'
import type { Row } from './rows.ts'

export type ItemLine = { item: ReceiptItem; minor: number; row: Row }

/** Above the first sum, "tender" is chicken and "tip" is steak. */
const dishKinds: RowKind[] = ['cash', 'card', 'tip']

type PriceRow = { row: Row; price: Amount; name: string; quantity: number | null }

/** Lines with a price on the right, from the first one to the first sum below them. */
export function itemLinesOf(rows: Row[]): ItemLine[] {
  const body = bodyOf(rows)
  const column = priceColumn(body)
  const priced = body.flatMap((row) => priceRowOf(row, column))
  const namesStandBelow = doNamesStandBelow(priced, rows)
  return priced.flatMap(({ row, price, name, quantity }) => {
    const other = name ? undefined : nameBeside(row, rows, namesStandBelow)
    const full = name || other?.name
    if (!full || price.minor <= 0) return []
    const count = quantity ?? other?.quantity ?? quantityAbove(row, rows)
    const item = { name: full.slice(0, 300), quantity: count ?? 1, price: fromMinor(price.minor) }
    return [{ item, minor: price.minor, row }]
  })
}

function bodyOf(rows: Row[]) {
  const isPriced = ({ amounts }: Row) => amounts.some(({ isWhole }) => !isWhole)
  const start = rows.findIndex((row) => isItemRow(row) && isPriced(row))
  const sums: RowKind[] = ['subtotal', 'total']
  const end = rows.findIndex(
    ({ kind, amounts, index }) => index > start && sums.includes(kind) && amounts.length > 0,
  )
  return start === -1 || end === -1 ? [] : rows.slice(start, end)
}

function isItemRow({ kind, label }: Row) {
  return kind === 'none' || (dishKinds.includes(kind) && /\p{L}{3,}\P{L}+\p{L}{3,}/u.test(label))
}

/** Where prices begin: left of most right edges, right of the names. */
function priceColumn(body: Row[]) {
  const edges = body
    .flatMap(({ boxes }) => boxes.filter((box) => hasDecimals(box)).slice(-1))
    .map(({ box }) => box.x + box.width)
    .toSorted((a, b) => a - b)
  const left = Math.min(...body.map(({ box }) => box.x))
  const right = edges[Math.floor(edges.length / 2)] ?? 0
  return left + (right - left) * 0.6
}

function priceRowOf(row: Row, column: number): PriceRow[] {
  const box = row.boxes.findLast((candidate) => hasDecimals(candidate))
  const price = box && amountsOf(box).findLast(({ isWhole }) => !isWhole)
  if (!isItemRow(row) || !box || !price || box.box.x + box.box.width < column) return []
  const isAlone = /^[^\p{L}]*\p{L}{0,3}[^\p{L}]*$/u.test(box.text)
  const texts = row.boxes.filter((other) => other.box.x < box.box.x || (other === box && !isAlone))
  return [{ row, price, ...nameAndQuantity(texts, price.minor) }]
}

function hasDecimals(box: TextBox) {
  return amountsOf(box).some(({ isWhole }) => !isWhole)
}

/** Some print the name under the numbers; the first row without a name tells. */
function doNamesStandBelow(priced: PriceRow[], rows: Row[]) {
  const [first] = priced.filter(({ name }) => !name)
  if (!first) return false
  const above = rows[first.row.index - 1]
  return !above || above.amounts.some(({ isWhole }) => !isWhole) || isColumnTitle(above.label)
}

function isColumnTitle(text: string) {
  return /\b(?:QTY|ITEM|PRICE|AMOUNT|AMT|DESC|DISC|U\/P|RM|TOTAL|MENGE|PREIS|BETRAG|EUR)\b|\(R[MH]/i.test(
    text,
  )
}

function nameBeside(row: Row, rows: Row[], isBelow: boolean) {
  const beside = rows[row.index + (isBelow ? 1 : -1)]
  if (!beside || beside.kind !== 'none') return undefined
  if (beside.amounts.some(({ isWhole }) => !isWhole) || isColumnTitle(beside.label))
    return undefined
  return nameAndQuantity(beside.boxes)
}

/** "3 x 1,99" in a row of its own counts for the item below it. */
function quantityAbove(row: Row, rows: Row[]) {
  const above = rows[row.index - 1]
  return above?.kind === 'none' ? quantityIn(above.label) : null
}
