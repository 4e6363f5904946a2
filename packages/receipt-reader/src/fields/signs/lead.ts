const furthest = 6

/** The odds of a share of belief, as a logarithm. */
export function leadOf(share: number): number {
  const within = Math.min(Math.max(share, 1e-6), 1 - 1e-6)
  const odds = Math.log(within / (1 - within))
  return Math.min(Math.max(odds, -furthest), furthest)
}
