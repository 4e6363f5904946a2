import { minorsOf, type ReadRow } from './read-row.ts'

/** How far below the money that was given the change is printed. */
const nextRows = 2

/** Change whose word was misread: with what is printed above it makes the money that was given. */
export function isUnnamedChange(read: ReadRow, rows: ReadRow[]): boolean {
  if (read.kind !== 'none' || read.row.amounts.length === 0) return false
  return rows
    .filter(({ kind, said }) => kind === 'cash' && said.has('given'))
    .some((cash) => isLeftOf(cash, read, rows))
}

function isLeftOf(cash: ReadRow, read: ReadRow, rows: ReadRow[]) {
  const below = read.row.index - cash.row.index
  if (below <= 0 || below > nextRows) return false
  const printed = rows.slice(0, cash.row.index).flatMap(minorsOf)
  return minorsOf(cash).some((whole) =>
    minorsOf(read).some((left) => printed.includes(whole - left)),
  )
}
