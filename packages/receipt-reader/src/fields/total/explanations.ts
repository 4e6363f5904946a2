import { pricesOf } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { Printed } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'
import { isFee, isProposal, isPutIn } from './total-words.ts'

/** A sum of printed figures that equals a printed figure. */
type Explanation = {
  /** By items, by steps from a sum, by payment, by taxed sums. */
  by: 'items' | 'steps' | 'payment' | 'tax'
  total: number
  figures: number
  /** The sum before the steps. */
  base?: number
  /** The steps add a tip to a row called total. */
  isWithTip?: boolean
  /** Every step is named: what explains the first sum explains the last. */
  isNamed?: boolean
}

const mostFigures = 200
const mostSteps = 8
const leastShare = 0.3
/** A coupon may leave little to pay. */
const leastOfTotal = 0.02
const mostShare = 2.5
const sumKinds: RowKind[] = ['total', 'subtotal']
const itemKinds: RowKind[] = ['none', 'discount']
/** Sums by tax rate. */
const added: RowKind[] = ['tax', 'tip', 'subtotal', 'none']
const noSum: RowKind[] = ['tax', 'tip', 'change', 'discount', 'rounding', 'quantity']

/** Every way in which the page's figures explain one of them. */
export function explanationsOf(printed: Printed[], taxSums: number[]): Explanation[] {
  const ledger = ledgerOf(printed).slice(0, mostFigures)
  const items = ledger.flatMap((_, end) => itemSums(ledger, end))
  const summed = new Set(items.map(({ total }) => total))
  const steps = ledger.flatMap((_, start) => stepsFrom(ledger, start, summed))
  const proven = new Set([...items, ...steps].map(({ total }) => total))
  return [
    ...items,
    ...steps,
    ...payments(ledger, proven),
    ...exactPayments(ledger),
    ...taxSums.map((total) => ({ by: 'tax' as const, total, figures: 2 })),
  ]
}

/** Consecutive prices above a figure that add up to it; an equivalent in another currency may be between. */
function itemSums(ledger: Printed[], end: number): Explanation[] {
  const total = ledger[end]
  if (!total || total.minor <= 0 || noSum.includes(total.row.kind)) return []
  const isSum = total.row.kind === 'total'
  const last = ledger.findLastIndex((_, at) => at < end && !(isSum && isTotalAt(ledger, at)))
  let sum = 0
  for (let start = last; start >= 0; start--) {
    const item = ledger[start]
    if (!item || !itemKinds.includes(item.row.kind)) return []
    sum += item.row.kind === 'discount' ? -Math.abs(item.minor) : item.minor
    if (sum === total.minor && last > start)
      return [{ by: 'items', total: sum, figures: last - start + 1 }]
  }
  return []
}

function isTotalAt(ledger: Printed[], at: number) {
  return ledger[at]?.row.kind === 'total'
}

/** From one sum to the next, adding or subtracting what is printed between. */
function stepsFrom(ledger: Printed[], start: number, proven: Set<number>): Explanation[] {
  const base = ledger[start]
  const isSum = base && (sumKinds.includes(base.row.kind) || proven.has(base.minor))
  if (!base || !isSum || base.minor <= 0) return []
  const ends = ledger.slice(start + 2, start + 2 + mostSteps)
  return ends.flatMap((end, index) => {
    const between = ledger.slice(start + 1, start + 2 + index)
    if (!isNextSum(base.minor, end) || !reaches(base.minor, between, end.minor)) return []
    const kinds = between.map(({ row }) => row.kind)
    const isWithTip = base.row.kind === 'total' && kinds.includes('tip')
    const isNamed = !kinds.includes('none')
    const way = { by: 'steps' as const, total: end.minor, base: base.minor, isWithTip, isNamed }
    return [{ ...way, figures: 2 }]
  })
}

/** The final amount is close to the sum; a larger "tax" is not a tax. */
function isNextSum(base: number, { minor, row }: Printed) {
  if (noSum.includes(row.kind) && !(row.kind === 'tax' && minor > base)) return false
  const least = row.kind === 'total' ? leastOfTotal : leastShare
  return minor !== base && minor > base * least && minor < base * mostShare
}

function reaches(base: number, between: Printed[], end: number) {
  const isShort = between.length <= 2
  let sums = [base]
  for (const step of between)
    sums = sums.flatMap((sum) => [sum, ...signsOf(step, isShort).map((by) => sum + by)])
  return sums.includes(end)
}

/**
 * A tax may be part of the prices already, so every step may be left out; the sign of a rounding is often lost, and
 * where the words were not read, figures alone identify a discount.
 */
function signsOf({ minor, row }: Printed, isShort: boolean): number[] {
  const size = Math.abs(minor)
  if (row.kind === 'discount') return [-size]
  if (row.kind === 'rounding') return [size % 100, -(size % 100)]
  if (row.kind === 'tip' && isProposal(row.label)) return []
  if (row.kind === 'none' && pricesOf(row).length > 1) return []
  if (row.kind === 'none' && isShort) return [minor, -minor]
  return added.includes(row.kind) ? [minor] : []
}

/** Amount given minus change; without readable words, three consecutive figures. */
function payments(ledger: Printed[], proven: Set<number>): Explanation[] {
  return ledger.flatMap((change, index) => {
    const due = ledger[index - 2]
    const beside = [ledger[index - 1], ledger[index + 1]]
    return beside.flatMap((given, side) => {
      if (!given || change.minor <= 0) return []
      // Some tills print payments as negative.
      const size = isPaid(given.row.kind) ? Math.abs(given.minor) : given.minor
      if (size <= change.minor) return []
      const total = size - change.minor
      const isNamed = change.row.kind === 'change' && isMoney(given)
      const isDue =
        due?.minor === total &&
        (proven.has(total) || isKnown(ledger, due, index) || isPutIn(given.row.label))
      const isUnnamed = [change, given].every(({ row }) => row.kind === 'none' || isPaid(row.kind))
      return isNamed || (side === 0 && isDue && isUnnamed)
        ? [{ by: 'payment' as const, total, figures: 2 }]
        : []
    })
  })
}

/** A payment row repeats the largest figure above it, without change. */
function exactPayments(ledger: Printed[]): Explanation[] {
  if (ledger.some(({ row, minor }) => row.kind === 'change' && minor > 0)) return []
  return ledger.flatMap(({ minor, row }, index) => {
    const above = ledger.slice(0, index).filter((other) => !isPaid(other.row.kind))
    const largest = Math.max(0, ...above.map((other) => other.minor))
    return isPaid(row.kind) && minor > 0 && minor === largest
      ? [{ by: 'payment' as const, total: minor, figures: 1 }]
      : []
  })
}

function isKnown(ledger: Printed[], { minor, row }: Printed, before: number) {
  if (isFee(row.label)) return true
  return ledger.slice(0, before).filter((other) => other.minor === minor).length > 1
}

function isMoney({ row }: Printed) {
  return !noSum.includes(row.kind)
}

function isPaid(kind: RowKind) {
  return kind === 'cash' || kind === 'card' || kind === 'change'
}

export type Proof = {
  /** The kinds of sums that equal it. */
  ways: ReadonlySet<Explanation['by']>
  /** More kinds than for any other amount. */
  isBest: boolean
  isWithTip: boolean
  /** It is only a step to another amount. */
  isCarriedOn: boolean
  prices: number
}

const noWays: ReadonlySet<Explanation['by']> = new Set()

export function proofsOf(all: Explanation[]): (minor: number) => Proof {
  const ways = new Map<number, Set<Explanation['by']>>()
  const add = (total: number, more: Iterable<Explanation['by']>) =>
    ways.set(total, new Set([...(ways.get(total) ?? []), ...more]))
  for (const { total, by } of all) add(total, [by])
  // From top to bottom, so that a rounding after a service charge includes it.
  for (const { base, total, isNamed } of all)
    if (base !== undefined && isNamed) add(total, ways.get(base) ?? [])
  const onward = Map.groupBy(all, ({ base = 0 }) => base)
  const withTip = new Set(all.filter(({ isWithTip }) => isWithTip).map(({ total }) => total))
  const prices = new Map(
    all.filter(({ by }) => by === 'items').map(({ total, figures }) => [total, figures]),
  )
  return (minor) => {
    const own = ways.get(minor) ?? noWays
    const others = [...ways].filter(([total]) => total !== minor).map(([, found]) => found.size)
    const next = (onward.get(minor) ?? []).map(({ total }) => ways.get(total)?.size ?? 0)
    return {
      ways: own,
      isBest: own.size > Math.max(0, ...others),
      isWithTip: withTip.has(minor),
      isCarriedOn: !own.has('payment') && next.some((size) => size >= own.size),
      prices: prices.get(minor) ?? 0,
    }
  }
}
