import { pricesOf } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'
import { saysRefund } from './total-words.ts'

const fewestFigures = 2
const mostOf = 0.6

/** How the paper prints a refund: with a minus throughout, or in words beside plain figures. */
export type Refund = 'in figures' | 'in words'

/** Whether money was handed back instead of paid. */
export function refundOn(printed: Printed[], rows: TaggedRow[]): Refund | undefined {
  const ledger = ledgerOf(printed).filter(({ minor }) => minor !== 0)
  const totals = ledger.filter(({ row }) => row.kind === 'total')
  const negative = ledger.filter(({ minor }) => minor < 0)
  const isMost = negative.length >= fewestFigures && negative.length >= mostOf * ledger.length
  const isNegative = totals.length > 0 ? totals.every(({ minor }) => minor < 0) : isMost
  if (isNegative && (isMost || negative.length > 1)) return 'in figures'
  const [first] = ledger
  const said = rows.filter(
    ({ label, amounts, index }) =>
      saysRefund(label) && (amounts.length > 0 || index < (first?.row.index ?? 0)),
  )
  if (said.length === 0) return undefined
  if (negative.length > 0 && negative.length * 2 >= ledger.length) return 'in figures'
  return said.some((row) => !isTakenBack(row) && !isChange(row, ledger)) ? 'in words' : undefined
}

/** A line that was taken back among others that were paid. */
function isTakenBack(row: TaggedRow) {
  return pricesOf(row).some((minor) => minor < 0)
}

/** Beside what was paid the same word names the change: with it, what was given makes a sum above. */
function isChange(row: TaggedRow, ledger: Printed[]) {
  const above = ledger.filter((figure) => figure.row.index < row.index)
  const given = above.at(-1)?.minor ?? 0
  return pricesOf(row).some((minor) => above.some((figure) => figure.minor === given - minor))
}

/** The figures of a refund as if it were paid. */
export function asPaid(printed: Printed[], refund: Refund | undefined): Printed[] {
  return refund === 'in figures'
    ? printed.map((figure) => ({ ...figure, minor: -figure.minor }))
    : printed
}
