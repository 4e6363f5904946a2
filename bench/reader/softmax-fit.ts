import { type Features, namesOf, type Weights } from '@quittance/receipt-reader/confidence/scoring'

/** A receipt's candidates for one field; `weight` is how much it counts. */
export type Example = {
  weight: number
  candidates: { features: Features<string>; isRight: boolean }[]
}

/** The same in numbers, one row of `values` a candidate. */
type Dense = { weight: number; values: Float64Array[]; isRight: boolean[] }

const steps = 400
const stepSize = 0.05

/** Weights that give right candidates the highest probability, regularised towards their start by `pull`. */
export function fitted<Key extends string>(
  all: Example[],
  start: Weights<Key>,
  pull: number,
): Weights<Key> {
  const names = namesOf(start)
  const examples = all
    .filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
    .map((example) => denseOf(example, names))
  const origin = Float64Array.from(names, (name) => start[name])
  const weights = origin.slice()
  const mean = new Float64Array(names.length)
  const square = new Float64Array(names.length)
  for (let step = 1; step <= steps; step += 1) {
    const slopes = slopesOf(examples, weights)
    for (const [index, weight] of weights.entries()) {
      const slope = slopes[index]! + pull * (weight - origin[index]!) * examples.length
      mean[index] = 0.9 * mean[index]! + 0.1 * slope
      square[index] = 0.999 * square[index]! + 0.001 * slope ** 2
      const size = Math.sqrt(square[index] / (1 - 0.999 ** step)) + 1e-8
      weights[index] = weight - (stepSize * mean[index]) / (1 - 0.9 ** step) / size
    }
  }
  const rounded = names.map((name, index) => [name, Math.round(weights[index]! * 100) / 100])
  return Object.fromEntries(rounded) as Weights<Key>
}

function denseOf({ weight, candidates }: Example, names: string[]): Dense {
  return {
    weight,
    values: candidates.map(({ features }) =>
      Float64Array.from(names, (name) => Number(features[name] ?? 0)),
    ),
    isRight: candidates.map(({ isRight }) => isRight),
  }
}

/** How the loss changes with each weight; "no answer" takes part with the score 0. */
function slopesOf(examples: Dense[], weights: Float64Array) {
  const slopes = new Float64Array(weights.length)
  for (const { weight, values, isRight } of examples) {
    const scores = values.map((row) => dot(row, weights))
    const highest = Math.max(0, ...scores)
    const shares = scores.map((score) => Math.exp(score - highest))
    const sum = shares.reduce((total, share) => total + share, Math.exp(-highest))
    const right = shares.reduce((total, share, index) => total + (isRight[index] ? share : 0), 0)
    for (const [index, row] of values.entries()) {
      const share = shares[index]!
      const excess = weight * (share / sum - (isRight[index] ? share / right : 0))
      for (let at = 0; at < row.length; at += 1) slopes[at]! += excess * row[at]!
    }
  }
  return slopes
}

function dot(a: Float64Array, b: Float64Array) {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += a[index]! * b[index]!
  return sum
}
