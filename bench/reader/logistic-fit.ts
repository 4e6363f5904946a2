import type { Signals } from '@quittance/receipt-reader/confidence/confidence'

/** One value, its signals, and whether it was right. */
export type Judged = { signals: Signals; isRight: boolean }

const steps = 3000
const stepSize = 0.3

/** Weights that give right values high odds, regularised towards their start by `pull` examples each. */
export function fittedOdds(all: Judged[], start: Signals, pull: number): Signals {
  const names = Object.keys(start)
  const origin = names.map((name) => start[name] ?? 0)
  const rows = all.map(({ signals, isRight }) => ({
    values: names.map((name) => signals[name] ?? 0),
    isRight,
  }))
  let weights = [...origin]
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight, at) => pull * (weight - origin[at]!))
    for (const { values, isRight } of rows) {
      const odds = values.reduce((sum, value, at) => sum + value * weights[at]!, 0)
      const excess = 1 / (1 + Math.exp(-odds)) - Number(isRight)
      for (const [at, value] of values.entries()) slopes[at]! += excess * value
    }
    weights = weights.map((weight, at) => weight - (stepSize * slopes[at]!) / (rows.length + pull))
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]))
}
