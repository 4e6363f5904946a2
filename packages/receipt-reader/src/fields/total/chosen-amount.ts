import type { Ranked } from '#confidence/scoring.ts'
import { currencySymbols } from '#fields/currency/symbols.ts'
import { plainText } from '#lexicon/fold.ts'
import { fromHundredths } from '#rows/hundredths.ts'
import { pricesOf } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import type { Proof } from './explanations.ts'
import type { Refund } from './ledger.ts'
import { isDeposit, isService } from './total-words.ts'
import type { TotalCandidate } from './totals.ts'

/** Below the threshold at which the form marks a value. */
const doubted = 0.4
const contradicted = 0.7
/** An amount confirmed in two ways was read right, even in faint print. */
const closed = 0.93

type Chosen = Ranked<TotalCandidate> | undefined

/** The amount as decimal text, negative for a refund, zero for a bill paid by voucher. */
export function amountText(
  chosen: Chosen,
  refund: Refund | undefined,
  rows: TaggedRow[],
  isOfDocument = false,
): string {
  // On a folio "Balance 0.00" says that the card has paid it.
  if (!(isOfDocument && rows.some(isPayment)) && isZero(rows) && rows.some(isTakenOff))
    return fromHundredths(0)
  if (!chosen) return ''
  return `${refund ? '-' : ''}${fromHundredths(chosen.candidate.minor)}`
}

/** Adjusts the amount's confidence by the page's own sums. */
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

/** Every total is zero: nothing else printed was paid in the end. */
function isZero(rows: TaggedRow[]) {
  const totals = rows.filter(({ kind }) => kind === 'total').flatMap(pricesOf)
  return totals.length > 0 && totals.every((minor) => minor === 0)
}

/** A payment listed in the bill, as on folios. */
function isPayment(row: TaggedRow) {
  const isPaid = row.kind === 'card' || row.kind === 'cash' || isDeposit(row.label)
  return isPaid && pricesOf(row).some(Boolean)
}

/** A voucher, points or another deduction. */
function isTakenOff(row: TaggedRow) {
  const minors = pricesOf(row)
  return minors.some((minor) => minor < 0) || (row.kind === 'discount' && minors.some(Boolean))
}

/** Whether something on the page contradicts a total. */
function isContradicted(
  chosen: TotalCandidate,
  all: TotalCandidate[],
  rows: TaggedRow[],
  itemSum: number,
): boolean {
  const { features, proof, facts, minor } = chosen
  const { ways } = proof
  return (
    proof.isCarriedOn ||
    proof.isWithTip ||
    (facts.isOffSubtotal && !isReached(proof)) ||
    (!facts.isStrongTotal && rows.some(isUnread)) ||
    all.some((other) => other.proof.ways.size > ways.size + 1) ||
    (Boolean(features.isOnlySubtotal) && rows.some(isAdded)) ||
    (ways.size === 0 && (isUnderItems(minor, itemSum, rows) || isOffTax(rows))) ||
    (!ways.has('payment') && (isOvertaken(chosen, all, rows) || isFollowed(minor, rows)))
  )
}

/** A final total whose figures could not be read as an amount. */
function isUnread({ isStrongTotal, label, amounts }: TaggedRow) {
  return isStrongTotal && /\d{2}/.test(label) && amounts.every(({ isWhole }) => isWhole)
}

/** Sums on the page add up to it. */
function isReached({ ways }: Proof) {
  return ways.has('items') || ways.has('steps') || ways.has('tax')
}

/** A tax or tip that may be added to a subtotal. */
function isAdded(row: TaggedRow) {
  return (row.kind === 'tax' || row.kind === 'tip') && pricesOf(row).some((minor) => minor > 0)
}

/** The items cost more, and there is no discount. */
function isUnderItems(minor: number, itemSum: number, rows: TaggedRow[]) {
  return itemSum > minor && !rows.some(({ kind }) => kind === 'discount')
}

/** A subtotal and a tax are printed, but do not add up to it. */
function isOffTax(rows: TaggedRow[]) {
  const isSubtotal = (row: TaggedRow) => row.kind === 'subtotal' && pricesOf(row).length > 0
  return rows.some(isSubtotal) && rows.some(isAdded)
}

/** In whole hundredths. */
const mostRounding = 5

/** Another total is printed below it, and no payment matches this one. */
function isOvertaken(
  { features, facts, minor }: TotalCandidate,
  all: TotalCandidate[],
  rows: TaggedRow[],
) {
  if (facts.isLastTotal || features.isPaid) return false
  const money = moneyBeside(minor, rows)
  return all.some(
    (other) =>
      other.facts.isLastTotal &&
      !other.features.isWhole &&
      Math.abs(other.minor - minor) > mostRounding &&
      !isOtherMoney(money, moneyBeside(other.minor, rows)),
  )
}

/** The codes and symbols of money in the rows that print an amount. */
function moneyBeside(minor: number, rows: TaggedRow[]): string[] {
  const texts = rows
    .filter((row) => pricesOf(row).includes(minor))
    .map(({ label }) => plainText(label))
  return currencySymbols
    .filter(({ pattern }) => texts.some((text) => pattern.test(text)))
    .flatMap(({ currencies }) => currencies)
}

function isOtherMoney(one: string[], other: string[]) {
  return other.length > 0 && !other.some((currency) => one.includes(currency))
}

const payments: RowKind[] = ['cash', 'card', 'change']

/** A discount or service charge follows it, without another sum. */
function isFollowed(minor: number, rows: TaggedRow[]) {
  const last = rows.findLastIndex((row) => pricesOf(row).includes(minor))
  const below = rows.slice(last + 1)
  const paid = below.findIndex(({ kind }) => payments.includes(kind))
  return (paid === -1 ? below : below.slice(0, paid)).some((row) => {
    const [price = 0, ...others] = pricesOf(row)
    if (others.length > 0) return false
    return row.kind === 'discount'
      ? price < 0
      : row.kind !== 'tip' && price > 0 && isService(row.label)
  })
}
