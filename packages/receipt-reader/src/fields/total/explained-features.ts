import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { Explanation } from './explanations.ts'

/** By amount, the sums that come out at it and those that go on from it. */
export type Explained = {
  closings: Map<number, Set<Explanation['by']>>
  onward: Map<number, Explanation[]>
  withTip: Set<number>
  /** How many prices add up to an amount. */
  prices: Map<number, number>
}

/** So many prices do not add up by chance. */
const enoughPrices = 4

export function explainedOf(all: Explanation[]): Explained {
  const closings = new Map<number, Set<Explanation['by']>>()
  const add = (total: number, ways: Iterable<Explanation['by']>) =>
    closings.set(total, new Set([...(closings.get(total) ?? []), ...ways]))
  for (const { total, by } of all) add(total, [by])
  // From top to bottom, so that a rounding below a service charge has it all.
  for (const { base, total, isNamed } of all)
    if (base !== undefined && isNamed) add(total, closings.get(base) ?? [])
  return {
    closings,
    onward: Map.groupBy(all, ({ base = 0 }) => base),
    prices: new Map(
      all.filter(({ by }) => by === 'items').map(({ total, figures }) => [total, figures]),
    ),
    withTip: new Set(all.filter(({ isWithTip }) => isWithTip).map(({ total }) => total)),
  }
}

/** What the sums on the page say of an amount: which come out at it, and whether it is but a step to another. */
export function explainedFeatures(minor: number, explained: Explained): Features<TotalFeature> {
  const { closings, onward, withTip, prices } = explained
  const kinds = closings.get(minor)
  const count = kinds?.size ?? 0
  const others = [...closings].filter(([total]) => total !== minor).map(([, found]) => found.size)
  const next = (onward.get(minor) ?? []).map(({ total }) => closings.get(total)?.size ?? 0)
  return {
    closesItems: kinds?.has('items')
      ? Math.min(1, (prices.get(minor) ?? enoughPrices) / enoughPrices)
      : 0,
    closesSteps: kinds?.has('steps'),
    closesPayment: kinds?.has('payment'),
    closesTax: kinds?.has('tax'),
    isBestExplained: count > Math.max(0, ...others),
    isWithTip: withTip.has(minor),
    isCarriedOn: !kinds?.has('payment') && next.some((size) => size >= count),
  }
}
