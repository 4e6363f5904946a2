import type { Explanation } from './explanations.ts'

/** What the sums on the page say of an amount. */
export type Proof = {
  /** How they come out at it. */
  ways: ReadonlySet<Explanation['by']>
  /** More of them than at any other amount. */
  isBest: boolean
  /** A tip comes on top of what is called the total. */
  isWithTip: boolean
  /** It is but a step to another amount. */
  isCarriedOn: boolean
  /** How many prices add up to it. */
  prices: number
}

const noWays: ReadonlySet<Explanation['by']> = new Set()

/** Of each amount what the sums on the page say of it. */
export function proofsOf(all: Explanation[]): (minor: number) => Proof {
  const ways = new Map<number, Set<Explanation['by']>>()
  const add = (total: number, more: Iterable<Explanation['by']>) =>
    ways.set(total, new Set([...(ways.get(total) ?? []), ...more]))
  for (const { total, by } of all) add(total, [by])
  // From top to bottom, so that a rounding below a service charge has it all.
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
