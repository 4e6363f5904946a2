import { minorsOf, type ReadRow } from './read-row.ts'

/**
 * Where something is taken off, Chinese tills print the sum first and what is to be paid below it: the row of
 * what is to be paid, by its word or by the figures.
 */
export function payableIn(rows: ReadRow[]): ReadRow | undefined {
  const named = rows.findLast(
    ({ kind, said, row }) => kind === 'total' && row.amounts.length > 0 && said.has('payable'),
  )
  return named ?? rows.findLast((row) => isReducedSum(row, rows))
}

/** A sum above what is to be paid. */
export function isSumAbove({ row, kind, said }: ReadRow, payable: ReadRow): boolean {
  const isSum = kind === 'subtotal' || (kind === 'total' && said.has('sum'))
  return isSum && row.index < payable.row.index
}

/** Nobody paid what is printed above a discount. */
export function isTakenOffBetween(sum: ReadRow, payable: ReadRow, rows: ReadRow[]): boolean {
  return rows.slice(sum.row.index, payable.row.index).some(({ kind }) => kind === 'discount')
}

/**
 * The row prints a sum less what is taken off between the two: what is to be paid, also where its word was misread.
 * In Asian print a wrong letter leaves another word.
 */
function isReducedSum(read: ReadRow, rows: ReadRow[]) {
  return rows.some((sum) => sum.said.has('sum') && isReducedFrom(sum, read, rows))
}

function isReducedFrom(sum: ReadRow, read: ReadRow, rows: ReadRow[]) {
  const off = rows
    .slice(sum.row.index + 1, read.row.index)
    .filter(isTakenOff)
    .flatMap(minorsOf)
  const reduced = minorsOf(sum).flatMap((whole) => off.map((less) => whole - Math.abs(less)))
  return minorsOf(read).some((minor) => minor > 0 && reduced.includes(minor))
}

function isTakenOff(read: ReadRow) {
  return read.kind === 'discount' || minorsOf(read).some((minor) => minor < 0)
}
