import type { ReceiptItem } from '@quittance/contract/receipt'
import { isContact } from '#fields/seller/seller-words.ts'
import { checkFigures } from '#fields/total/agreement.ts'
import type { Figures } from '#fields/total/ledger.ts'
import { fold } from '#lexicon/fold.ts'
import { fromHundredths } from '#rows/hundredths.ts'
import { hasPrice } from '#rows/row.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import {
  type ItemBody,
  isFeeRow,
  isItemRow,
  isNameRow,
  itemBodyOf,
  type PriceRow,
  priceColumn,
  priceRowOf,
} from './item-body.ts'
import {
  continuationOf,
  hasCount,
  isKitchenNote,
  nameAndQuantity,
  quantityIn,
} from './item-names.ts'

/** The addressee of a Japanese receipt. */
const addressee = /^\P{L}*\p{L}{1,20}\s?(?:様|殿|御中)\P{L}*$/u

export type ItemLine = { item: ReceiptItem; minor: number; row: TaggedRow }

/** Lines with a price on the right, from the first one to the first sum below them. */
export function itemLinesOf(rows: TaggedRow[]): ItemLine[] {
  const body = itemBodyOf(rows)
  const column = priceColumn(body.rows)
  const priced = withoutSmudges(
    body.rows.filter(isItemRow).flatMap((row) => priceRowOf(row, column)),
    body.sums,
  )
  const paid = withoutSum(pricedLines(priced, rows), body.sums)
  const lines = [...paid, ...feesAmong(body, column, paid)]
  if (!body.sums.includes(sumOf(lines))) return inOrder(lines)
  const all = [...lines, ...includedIn(body, lines)]
  return inOrder(priced.every(({ name }) => name) ? all.map((line) => completed(line, rows)) : all)
}

function inOrder(lines: ItemLine[]) {
  return lines.toSorted((a, b) => a.row.index - b.row.index)
}

function pricedLines(priced: PriceRow[], rows: TaggedRow[]): ItemLine[] {
  const namesStandBelow = doNamesStandBelow(priced, rows)
  return priced.flatMap(({ row, price: { minor }, name, quantity }) => {
    const beside = name ? undefined : nameBeside(row, rows, namesStandBelow)
    const full = name || beside?.name
    if (!full || minor < 0 || (minor === 0 && !isFree(row, name))) return []
    return lineOf(row, full, quantity ?? beside?.quantity ?? quantityAbove(row, rows), minor)
  })
}

/** No price is missing, so a row below that has none may be the rest of the name. */
function completed(line: ItemLine, rows: TaggedRow[]): ItemLine {
  const more = continuationOf(line.row, rows)
  const name = `${line.item.name} ${more}`.trim().slice(0, 300)
  return { ...line, item: { ...line.item, name } }
}

/** Printed as 0.00 only: a free item; "No onions 0.00" is not one. */
function isFree(row: TaggedRow, name: string) {
  const isNothingElse = row.amounts.every(({ minor, isWhole }) => isWhole || minor === 0)
  return isNothingElse && /\p{L}{2}/u.test(name) && !isKitchenNote(name)
}

function lineOf(row: TaggedRow, name: string, quantity: number | null, minor: number): ItemLine[] {
  const item = { name: name.slice(0, 300), quantity: quantity ?? 1, price: fromHundredths(minor) }
  return [{ item, minor, row }]
}

/** A fee above the subtotal counts if the subtotal includes it. */
function feesAmong({ rows, sums, endsInSubtotal }: ItemBody, column: number, lines: ItemLine[]) {
  if (!endsInSubtotal) return []
  return rows
    .filter((row) => !isItemRow(row) && isFeeRow(row))
    .flatMap((row) => priceRowOf(row, column))
    .filter(({ name, price }) => name && sums.includes(sumOf(lines) + price.minor))
    .slice(0, 1)
    .flatMap(({ row, name, price }) => lineOf(row, name, 1, price.minor))
}

/** If all rows have quantities and the prices add up, a row without a price is part of a menu. */
function includedIn({ rows }: ItemBody, lines: ItemLine[]) {
  const counted = lines.filter(({ row }) => hasCount(row.boxes)).length
  if (counted === 0 || counted * 2 < lines.length) return []
  const priced = new Set(lines.map(({ row }) => row))
  return rows
    .filter((row) => isItemRow(row) && !priced.has(row) && !hasPrice(row) && hasCount(row.boxes))
    .flatMap((row) => {
      const { name, quantity } = nameAndQuantity(row.boxes)
      const isWord = /\p{L}{3}/u.test(name) && !isKitchenNote(name)
      return isWord ? lineOf(row, name, quantity, 0) : []
    })
}

/** Some receipts print the name below the numbers; the first row without a name shows which. */
function doNamesStandBelow(priced: PriceRow[], rows: TaggedRow[]) {
  const [first] = priced.filter(({ name }) => !name)
  if (!first) return false
  const above = rows[first.row.index - 1]
  return !above || hasPrice(above) || isHeading(above.label)
}

function isHeading(text: string) {
  return isColumnTitle(text) || isContact(fold(text))
}

function isColumnTitle(text: string) {
  return /\b(?:QTY|ITEM|PRICE|AMOUNT|AMT|DESC|DISC|U\/P|RM|TOTAL|MENGE|PREIS|BETRAG|EUR)\b|\(R[MH]/i.test(
    text,
  )
}

function nameBeside(row: TaggedRow, rows: TaggedRow[], isBelow: boolean) {
  const beside = rows[row.index + (isBelow ? 1 : -1)]
  if (!beside || hasPrice(beside) || isColumnTitle(beside.label)) return undefined
  if (!isNameRow(beside) || addressee.test(beside.label)) return undefined
  return nameAndQuantity(beside.boxes)
}

/** "3 x 1,99" in its own row belongs to the item below it. */
function quantityAbove(row: TaggedRow, rows: TaggedRow[]) {
  const above = rows[row.index - 1]
  return above?.kind === 'none' ? quantityIn(above.label) : null
}

type Priced = { minor: number }

/** An order type beside the sum of all above it ("Take out 18.00") is not an item. */
function withoutSum<T extends Priced>(lines: T[], sums: number[]): T[] {
  const last = lines.at(-1)
  const above = lines.slice(0, -1)
  const isSum = above.length > 1 && last?.minor === sumOf(above) && sums.includes(last.minor)
  return isSum ? above : lines
}

/** A minus sign is a smudge if the prices only add up to a printed sum without it. */
function withoutSmudges<T extends { price: Priced }>(priced: T[], sums: number[]): T[] {
  const prices = priced.map(({ price }) => price)
  const plain = prices.map(({ minor }) => ({ minor: Math.abs(minor) }))
  if (sums.includes(sumOf(prices)) || !sums.includes(sumOf(plain))) return priced
  return priced.map((row) => ({
    ...row,
    price: { ...row.price, minor: Math.abs(row.price.minor) },
  }))
}

export function sumOf(lines: Priced[]): number {
  return lines.reduce((sum, { minor }) => sum + minor, 0)
}

const byVerdict = { agrees: 0.9, unknown: 0.5, disagrees: 0.3 } as const

/** Items that add up to a printed sum get high confidence. */
export function itemsConfidence(
  lines: Priced[],
  total: number | undefined,
  { subtotals, taxes, tips }: Figures,
): number {
  if (lines.length === 0) return 0
  const items = lines.map(({ minor }) => minor)
  const extras = { tax: taxes[0] ?? null, tip: tips[0] ?? null }
  const verdicts = [...subtotals, undefined].map(
    (subtotal) =>
      checkFigures({ items, total: total ?? null, subtotal: subtotal ?? null, ...extras }).items,
  )
  const best = (['agrees', 'unknown'] as const).find((verdict) => verdicts.includes(verdict))
  return byVerdict[best ?? 'disagrees']
}
