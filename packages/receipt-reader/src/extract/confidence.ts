import type { Ranked } from './scoring.ts'

/**
 * From the share of belief to how often it is right. The shares come out of a fit and are nearly right as they
 * are; vendors are drawn down, because one that was never seen before is harder than those of the fit.
 */
const calibration = {
  vendor: { slope: 0.85, offset: -0.1 },
  date: { slope: 1, offset: 0 },
  amount: { slope: 1, offset: 0 },
} as const

const highest = 0.99

/** How often a value that was chosen with this lead over the others is right. */
export function confidenceIn(
  field: keyof typeof calibration,
  chosen: Ranked<unknown> | undefined,
): number {
  if (!chosen) return 0
  const { slope, offset } = calibration[field]
  const share = Math.min(Math.max(chosen.probability, 0.001), 0.999)
  const logit = Math.log(share / (1 - share))
  const right = 1 / (1 + Math.exp(-(slope * logit + offset)))
  return Math.round(Math.min(right, highest) * 100) / 100
}
