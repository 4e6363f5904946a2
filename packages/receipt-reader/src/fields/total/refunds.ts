import { pricesOf } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'
import { isCreditNote, saysRefund } from './total-words.ts'

const fewestFigures = 2
const mostOf = 0.6

/** How the paper prints a refund: with a minus throughout, or in words beside plain figures. */
export type Refund = 'in figures' | 'in words'

/** Whether money was handed back instead of paid. */
export function refundOn(
  printed: Printed[],
  rows: TaggedRow[],
  isDocument = false,
): Refund | undefined {
  const ledger = ledgerOf(printed).filter(({ minor }) => minor !== 0)
  const totals = ledger.filter(({ row }) => row.kind === 'total')
  const negative = ledger.filter(({ minor }) => minor < 0)
  const isMost = negative.length >= fewestFigures && negative.length >= mostOf * ledger.length
  const isNegative = totals.length > 0 ? totals.every(({ minor }) => minor < 0) : isMost
  // A document takes off what was paid, and may call that a total too.
  if (isNegative && (isMost || (negative.length > 1 && !isDocument))) return 'in figures'
  const said = isDocument ? creditNotesIn(rows, ledger) : refundsIn(rows, ledger)
  if (said.length === 0) return undefined
  if (negative.length > 0 && negative.length * 2 >= ledger.length) return 'in figures'
  return said.some((row) => !isTakenBack(row) && !isChange(row, ledger)) ? 'in words' : undefined
}

function refundsIn(rows: TaggedRow[], [first]: Printed[]) {
  return rows.filter(
    ({ label, amounts, index }) =>
      saysRefund(label) && (amounts.length > 0 || index < (first?.row.index ?? 0)),
  )
}

/** The title, or the sum itself: an insurance of refunds is bought like anything else. */
function creditNotesIn(rows: TaggedRow[], ledger: Printed[]) {
  const first = ledger[0]?.row.index ?? 0
  const largest = Math.max(...ledger.map(({ minor }) => Math.abs(minor)))
  return rows.filter((row) => {
    const prices = pricesOf(row)
    const isSum = row.kind === 'total' || prices.some((minor) => Math.abs(minor) === largest)
    return prices.length > 0
      ? isSum && isCreditNote(row.label)
      : row.index < first && isTitle(row) && row.boxes.some(({ text }) => isCreditNote(text))
  })
}

/** No head of a column beside others: folios call what was paid a credit. */
function isTitle({ boxes, label }: TaggedRow) {
  return boxes.length === 1 || /\d/.test(label)
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
