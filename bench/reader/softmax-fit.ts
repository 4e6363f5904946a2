import { type Features, scoreOf, type Weights } from '@quittance/receipt-reader/extract/scoring'

/** A receipt's candidates for one field; `weight` is how much it counts. */
export type Example = { weight: number; candidates: { features: Features; isRight: boolean }[] }

const steps = 400
const stepSize = 0.05

/** Weights that give the right candidates the greatest share, drawn back to where they started by `pull`. */
export function fitted(all: Example[], start: Weights, pull: number): Weights {
  const examples = all.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const names = Object.keys(start)
  const weights: Record<string, number> = { ...start }
  const momentum = new Map(names.map((name) => [name, { mean: 0, square: 0 }]))
  for (let step = 1; step <= steps; step += 1) {
    const slopes = slopesOf(examples, weights)
    for (const [name, state] of momentum) {
      const weight = weights[name] ?? 0
      const back = pull * (weight - (start[name] ?? 0)) * examples.length
      const slope = (slopes.get(name) ?? 0) + back
      state.mean = 0.9 * state.mean + 0.1 * slope
      state.square = 0.999 * state.square + 0.001 * slope ** 2
      const size = Math.sqrt(state.square / (1 - 0.999 ** step)) + 1e-8
      weights[name] = weight - (stepSize * state.mean) / (1 - 0.9 ** step) / size
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, Math.round((weights[name] ?? 0) * 100) / 100]),
  )
}

/** How the loss changes with each weight; "no answer" takes part with the score 0. */
function slopesOf(examples: Example[], weights: Weights) {
  const slopes = new Map<string, number>()
  for (const { weight, candidates } of examples) {
    const scores = candidates.map(({ features }) => scoreOf(features, weights))
    const highest = Math.max(0, ...scores)
    const shares = scores.map((score) => Math.exp(score - highest))
    const sum = shares.reduce((total, share) => total + share, Math.exp(-highest))
    const right = shares.reduce(
      (total, share, index) => total + (candidates[index]?.isRight ? share : 0),
      0,
    )
    for (const [index, { features, isRight }] of candidates.entries()) {
      const share = shares[index] ?? 0
      const excess = weight * (share / sum - (isRight ? share / right : 0))
      for (const [name, value] of Object.entries(features)) {
        slopes.set(name, (slopes.get(name) ?? 0) + excess * Number(value ?? 0))
      }
    }
  }
  return slopes
}
