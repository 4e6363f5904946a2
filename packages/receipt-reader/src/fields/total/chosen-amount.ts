import { fromMinor } from '@quittance/contract/money'
import type { TotalFeature } from '#confidence/features.ts'
import type { Features, Ranked } from '#confidence/scoring.ts'
import { pricesOf } from '#rows/prices.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import type { Refund } from './refunds.ts'
import type { TotalCandidate } from './totals.ts'

/** Below what the form marks as doubtful. */
const doubted = 0.4
const contradicted = 0.7
/** What closes in two ways was read right, also where its print was faint. */
const closed = 0.93

type Chosen = Ranked<TotalCandidate> | undefined

/** The amount as decimal text, with a minus for money that was handed back; a paper that was paid off says zero. */
export function amountText(chosen: Chosen, refund: Refund | undefined, rows: TaggedRow[]): string {
  if (isZero(rows) && rows.some(isTakenOff)) return fromMinor(0)
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
): number {
  if (!chosen || isZero(rows)) return Math.min(plain, doubted)
  if (refund === 'in words') return Math.min(plain, contradicted)
  const { features } = chosen.candidate
  const closings = closingsOf(chosen.candidate)
  const isContradicted =
    Boolean(features['isCarriedOn'] || features['isWithTip'] || features['isMended']) ||
    (features['isOffSubtotal'] && !isReached(features)) ||
    (!features['isOnStrongTotal'] && rows.some(isUnread)) ||
    all.some((other) => closingsOf(other) > closings + 1)
  if (isContradicted) return Math.min(plain, contradicted)
  const isClosed = closings > 1 || features['closesItems'] === 1
  const isCalledTotal = Boolean(features['isOnTotal']) || !all.some(isOnTotal)
  return isClosed && isCalledTotal && features['isBestExplained'] ? Math.max(plain, closed) : plain
}

/** Says that it is the last word, and its figures make no amount. */
function isUnread({ isStrongTotal, label, amounts }: TaggedRow) {
  return isStrongTotal && /\d{2}/.test(label) && amounts.every(({ isWhole }) => isWhole)
}

/** Whatever was paid, sums on the page lead to it. */
function isReached(features: Features<TotalFeature>) {
  return features['closesItems'] || features['closesSteps'] || features['closesTax']
}

function isOnTotal({ features }: TotalCandidate) {
  return Boolean(features['isOnTotal'])
}

function closingsOf({ features }: TotalCandidate) {
  const names = ['closesItems', 'closesSteps', 'closesPayment', 'closesTax'] as const
  return names.filter((name) => features[name]).length
}

/** Every total is zero: whatever else is printed was not paid, or not after all. */
function isZero(rows: TaggedRow[]) {
  const totals = rows.filter(({ kind }) => kind === 'total').flatMap(pricesOf)
  return totals.length > 0 && totals.every((minor) => minor === 0)
}

/** A voucher, points, or what else a bill is paid off with. */
function isTakenOff(row: TaggedRow) {
  const minors = pricesOf(row)
  return minors.some((minor) => minor < 0) || (row.kind === 'discount' && minors.some(Boolean))
}
