/** What tells of a chosen value whether it is right, by name; 1 is "yes". */
export type Signs = Readonly<Record<string, number>>

export type CalibratedField = 'vendor' | 'date' | 'amount'

/** What each sign counts; the sum is the logarithm of the odds that the value is right. */
export type Calibration = Readonly<Record<CalibratedField, Signs>>

const highest = 0.99

/** How often a value with these signs is right; without signs there is no value. */
export function confidenceIn(
  field: CalibratedField,
  signs: Signs | undefined,
  weights: Calibration,
): number {
  if (!signs) return 0
  const odds = Object.entries(signs).reduce(
    (sum, [name, value]) => sum + value * (weights[field][name] ?? 0),
    0,
  )
  return Math.round(Math.min(1 / (1 + Math.exp(-odds)), highest) * 100) / 100
}
