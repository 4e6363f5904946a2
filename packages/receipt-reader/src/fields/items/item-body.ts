import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'
import { hasPrice, pricesOf } from '#rows/prices.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

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

/** Between prices, "importe" is no sum but an imported beer. */
export function isNameRow(row: TaggedRow): boolean {
  return row.kind === 'none' || (nameKinds.includes(row.kind) && hasTwoWords(row))
}

function hasTwoWords({ label }: TaggedRow) {
  return /\p{L}{3,}\P{L}+\p{L}{3,}/u.test(label)
}

/** "Service charge" above the subtotal is a line of the bill like any other. */
export function isFeeRow({ label }: TaggedRow): boolean {
  return isFee(fold(label))
}

/** A total holds the tax that is printed above it. */
function sumsOn(sum: TaggedRow, body: TaggedRow[]) {
  const taxes = body.filter(({ kind }) => kind === 'tax').flatMap(({ amounts }) => amounts)
  return sum.amounts.flatMap(({ minor }) => [minor, ...taxes.map((tax) => minor - tax.minor)])
}
