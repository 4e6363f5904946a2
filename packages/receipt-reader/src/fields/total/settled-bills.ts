import { pricesOf } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'
import { isDeposit } from './total-words.ts'

/** A payment that stands in the bill, as folios list it: with a minus or in a column of its own. */
export function isPayment(row: TaggedRow): boolean {
  const isPaid = row.kind === 'card' || row.kind === 'cash' || isDeposit(row.label)
  return isPaid && pricesOf(row).some(Boolean)
}

/** What is left to pay after a deposit is no more what it cost than what is left after all was paid. */
export function withoutRemainders(printed: Printed[]): Printed[] {
  const ledger = ledgerOf(printed)
  return printed.filter((figure) => !isRemainder(figure, ledger))
}

/** The sum above less what was paid between the two. */
function isRemainder({ minor, row }: Printed, ledger: Printed[]) {
  const above = ledger.filter((other) => other.row.index < row.index)
  const sums = above.filter((other) => other.row.kind === 'total' && other.minor > minor)
  return sums.some((sum) => {
    const between = above.filter((other) => other.row.index > sum.row.index)
    const paid = between.filter((other) => isPayment(other.row) && other.row.kind !== 'discount')
    return (
      paid.length > 0 &&
      paid.length === between.length &&
      paid.reduce((left, other) => left - Math.abs(other.minor), sum.minor) === minor
    )
  })
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
