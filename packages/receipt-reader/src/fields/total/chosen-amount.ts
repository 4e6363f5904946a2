import { fromMinor } from '@quittance/contract/money'
import type { Ranked } from '#confidence/scoring.ts'
import { pricesOf } from '#rows/prices.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { isContradicted } from './contradictions.ts'
import type { Refund } from './refunds.ts'
import { isDeposit } from './total-words.ts'
import type { TotalCandidate } from './totals.ts'

/** Below what the form marks as doubtful. */
const doubted = 0.4
const contradicted = 0.7
/** What closes in two ways was read right, also where its print was faint. */
const closed = 0.93

type Chosen = Ranked<TotalCandidate> | undefined

/** The amount as decimal text, with a minus for money that was handed back; a paper that was paid off says zero. */
export function amountText(
  chosen: Chosen,
  refund: Refund | undefined,
  rows: TaggedRow[],
  isOfDocument = false,
): string {
  // On a folio "Balance 0.00" says that the card has paid it.
  if (!(isOfDocument && rows.some(isPayment)) && isZero(rows) && rows.some(isTakenOff))
    return fromMinor(0)
  if (!chosen) return ''
  return `${refund ? '-' : ''}${fromMinor(chosen.candidate.minor)}`
}

/** How sure the amount is: as sure as it `plain`ly looks, but for what the page's own sums say. */
export function amountConfidence(
  plain: number,
  chosen: Chosen,
  all: TotalCandidate[],
  refund: Refund | undefined,
  rows: TaggedRow[],
  itemSum: number,
): number {
  if (!chosen || isZero(rows)) return Math.min(plain, doubted)
  if (refund === 'in words') return Math.min(plain, contradicted)
  if (isContradicted(chosen.candidate, all, rows, itemSum)) return Math.min(plain, contradicted)
  const { features, proof } = chosen.candidate
  const isClosed = proof.ways.size > 1 || (proof.ways.has('items') && features.closings === 1)
  const isCalledTotal = features.isOnTotal || !all.some((other) => other.features.isOnTotal)
  return isClosed && isCalledTotal && proof.isBest ? Math.max(plain, closed) : plain
}

/** Every total is zero: whatever else is printed was not paid, or not after all. */
function isZero(rows: TaggedRow[]) {
  const totals = rows.filter(({ kind }) => kind === 'total').flatMap(pricesOf)
  return totals.length > 0 && totals.every((minor) => minor === 0)
}

/** A payment that stands in the bill, as folios list it. */
function isPayment(row: TaggedRow) {
  const isPaid = row.kind === 'card' || row.kind === 'cash' || isDeposit(row.label)
  return isPaid && pricesOf(row).some(Boolean)
}

/** A voucher, points, or what else a bill is paid off with. */
function isTakenOff(row: TaggedRow) {
  const minors = pricesOf(row)
  return minors.some((minor) => minor < 0) || (row.kind === 'discount' && minors.some(Boolean))
}
