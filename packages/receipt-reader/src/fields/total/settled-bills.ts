import { pricesOf } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'

/** A payment that stands in the bill, as folios list it: with a minus or in a column of its own. */
export function isPayment(row: TaggedRow): boolean {
  return (row.kind === 'card' || row.kind === 'cash') && pricesOf(row).some(Boolean)
}

/** What was paid is what it cost, also where the bill takes it off to come to nothing. */
export function withPaymentsAsPaid(printed: Printed[]): Printed[] {
  if (!isCharged(printed)) return printed
  return printed.map((figure) =>
    figure.minor < 0 && isPayment(figure.row) ? { ...figure, minor: -figure.minor } : figure,
  )
}

/** Without anything that was charged, a minus beside the card is money that was handed back. */
function isCharged(printed: Printed[]) {
  const ledger = ledgerOf(printed)
  // Where prices have no decimals they cannot be told from other numbers.
  const billed = (ledger.length > 0 ? ledger : printed).filter(({ row }) => !isPayment(row))
  const charged = billed.filter(({ minor }) => minor > 0)
  const takenOff = billed.filter(({ minor }) => minor < 0)
  return charged.length > takenOff.length
}
