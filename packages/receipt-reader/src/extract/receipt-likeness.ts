import type { RowKind } from './row-words.ts'
import type { Row } from './rows.ts'

const sums: RowKind[] = ['total', 'subtotal', 'tax', 'cash', 'card', 'change']
const longestLabel = 60
const letterOnly = /^[^\d]*$/

/** A sum with its amount, or several short lines with prices: prose, a sign or a landscape has neither. */
export function looksLikeReceipt(rows: Row[]): boolean {
  const short = rows.filter(({ label }) => label.length <= longestLabel)
  const priced = short.filter(({ amounts }) => amounts.some(({ isWhole }) => !isWhole))
  const summed = short.filter(
    ({ kind, amounts, label }) =>
      sums.includes(kind) && amounts.length > 0 && !letterOnly.test(label),
  )
  return priced.length >= 3 || (summed.length > 0 && (priced.length > 0 || summed.length > 1))
}
