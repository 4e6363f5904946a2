import type { DateFeature, TotalFeature, VendorFeature } from './features.ts'

/** What speaks for or against a candidate, by name; 1 is "yes". */
export type Features<Key extends string> = { [name in Key]?: number | boolean | undefined }

export type Weights<Key extends string> = Readonly<Record<Key, number>>

export type FieldWeights = {
  vendor: Weights<VendorFeature>
  date: Weights<DateFeature>
  total: Weights<TotalFeature>
}

export type Ranked<T> = { candidate: T; score: number; probability: number }

export function scoreOf<Key extends string>(
  features: Features<Key>,
  weights: Weights<Key>,
): number {
  return namesOf(weights).reduce(
    (sum, name) => sum + Number(features[name] ?? 0) * weights[name],
    0,
  )
}

/** The names of weights, which are all there are. */
export function namesOf<Key extends string>(weights: Weights<Key>): Key[] {
  const known = names.get(weights) as Key[] | undefined
  if (known) return known
  const found = Object.keys(weights) as Key[]
  names.set(weights, found)
  return found
}

/** Every candidate is scored by the same weights. */
const names = new WeakMap<object, string[]>()

/** Best first, each with its share of belief; `nothing` is the score of there being no answer. */
export function rank<Key extends string, T extends { features: Features<Key> }>(
  candidates: T[],
  weights: Weights<Key>,
  nothing = 0,
): Ranked<T>[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(candidate.features, weights),
  }))
  const highest = Math.max(nothing, ...scored.map(({ score }) => score))
  const sum = scored.reduce(
    (total, { score }) => total + Math.exp(score - highest),
    Math.exp(nothing - highest),
  )
  return scored
    .map((entry) => ({ ...entry, probability: Math.exp(entry.score - highest) / sum }))
    .toSorted((a, b) => b.score - a.score)
}

/** Below this an answer would be invented rather than read. */
const leastBelief = 0.05

/** The best candidate, unless there being no answer is far more likely. */
export function choose<Key extends string, T extends { features: Features<Key> }>(
  candidates: T[],
  weights: Weights<Key>,
): Ranked<T> | undefined {
  const [best] = rank(candidates, weights)
  return best && best.probability >= leastBelief ? best : undefined
}
