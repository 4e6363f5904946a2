/** What indicates whether a chosen value is right, by name; 1 is "yes". */
export type Signals = Readonly<Record<string, number>>

export type CalibratedField = 'vendor' | 'date' | 'amount'

/** What each signal counts; the sum is the logarithm of the odds that the value is right. */
export type Calibration = Readonly<Record<CalibratedField, Signals>>

const highest = 0.99

/** How often a value with these signals is right; without signals there is no value. */
export function confidenceIn(
  field: CalibratedField,
  signals: Signals | undefined,
  weights: Calibration,
): number {
  if (!signals) return 0
  const odds = Object.entries(signals).reduce(
    (sum, [name, value]) => sum + value * (weights[field][name] ?? 0),
    0,
  )
  return Math.round(Math.min(1 / (1 + Math.exp(-odds)), highest) * 100) / 100
}
