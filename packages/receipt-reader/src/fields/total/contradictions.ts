import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import { signs } from '#fields/currency/signs.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { pricesOf } from '#rows/prices.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { isService } from './total-words.ts'
import type { TotalCandidate } from './totals.ts'

/** Whether something on the page speaks against a total, however well it was read. */
export function isContradicted(
  chosen: TotalCandidate,
  all: TotalCandidate[],
  rows: TaggedRow[],
  itemSum: number,
): boolean {
  const { features, minor } = chosen
  const closings = closingsOf(features)
  return (
    Boolean(features['isCarriedOn'] || features['isWithTip'] || features['isMended']) ||
    Boolean(features['isOffSubtotal'] && !isReached(features)) ||
    (!features['isOnStrongTotal'] && rows.some(isUnread)) ||
    all.some((other) => closingsOf(other.features) > closings + 1) ||
    isBeforeTax(features, rows) ||
    (closings === 0 && (isUnderItems(minor, itemSum, rows) || isOffTax(rows))) ||
    (!features['closesPayment'] && (isOvertaken(chosen, all, rows) || isFollowed(minor, rows)))
  )
}

/** In how many ways the figures of the page come out at it. */
export function closingsOf(features: Features<TotalFeature>): number {
  const names = ['closesItems', 'closesSteps', 'closesPayment', 'closesTax'] as const
  return names.filter((name) => features[name]).length
}

/** Says that it is the last word, and its figures make no amount. */
function isUnread({ isStrongTotal, label, amounts }: TaggedRow) {
  return isStrongTotal && /\d{2}/.test(label) && amounts.every(({ isWhole }) => isWhole)
}

/** Whatever was paid, sums on the page lead to it. */
function isReached(features: Features<TotalFeature>) {
  return features['closesItems'] || features['closesSteps'] || features['closesTax']
}

/** Only ever called the subtotal, and a tax or a tip is printed that may come on top. */
function isBeforeTax(features: Features<TotalFeature>, rows: TaggedRow[]) {
  return Boolean(features['isOnlySubtotal']) && rows.some(isAdded)
}

function isAdded(row: TaggedRow) {
  return (row.kind === 'tax' || row.kind === 'tip') && pricesOf(row).some((minor) => minor > 0)
}

/** What was bought costs more, and nothing was taken off. */
function isUnderItems(minor: number, itemSum: number, rows: TaggedRow[]) {
  return itemSum > minor && !rows.some(({ kind }) => kind === 'discount')
}

/** A sum before tax and a tax are printed, and do not lead to it. */
function isOffTax(rows: TaggedRow[]) {
  const isSubtotal = (row: TaggedRow) => row.kind === 'subtotal' && pricesOf(row).length > 0
  return rows.some(isSubtotal) && rows.some(isAdded)
}

/** In whole hundredths. */
const mostRounding = 5

/** Another total is printed below it, and nobody is said to have paid this one. */
function isOvertaken(
  { features, minor }: TotalCandidate,
  all: TotalCandidate[],
  rows: TaggedRow[],
) {
  if (features['isOnLastTotal'] || features['isOnCash'] || features['isOnCard']) return false
  const money = moneyBeside(minor, rows)
  return all.some(
    (other) =>
      other.features['isOnLastTotal'] &&
      !other.features['isWhole'] &&
      Math.abs(other.minor - minor) > mostRounding &&
      !isOtherMoney(money, moneyBeside(other.minor, rows)),
  )
}

/** The codes and signs of money in the rows that print an amount. */
function moneyBeside(minor: number, rows: TaggedRow[]): string[] {
  const texts = rows
    .filter((row) => pricesOf(row).includes(minor))
    .map(({ label }) => plainText(label))
  return signs
    .filter(({ pattern }) => texts.some((text) => pattern.test(text)))
    .flatMap(({ currencies }) => currencies)
}

function isOtherMoney(one: string[], other: string[]) {
  return other.length > 0 && !other.some((currency) => one.includes(currency))
}

const payments: RowKind[] = ['cash', 'card', 'change']

/** Before it is paid something is taken off or a service is charged, and no sum follows. */
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
