/** What speaks for or against a candidate, by name; 1 is "yes". */
export type Features = Record<string, number | boolean | undefined>

export type Weights = Readonly<Record<string, number>>

export type FieldWeights = Record<'vendor' | 'date' | 'total', Weights>

export type Ranked<T> = { candidate: T; score: number; probability: number }

export function scoreOf(features: Features, weights: Weights): number {
  return Object.entries(features).reduce(
    (sum, [name, value]) => sum + Number(value ?? 0) * (weights[name] ?? 0),
    0,
  )
}

/** Best first, each with its share of belief; `nothing` is the score of there being no answer. */
export function rank<T extends { features: Features }>(
  candidates: T[],
  weights: Weights,
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
export function choose<T extends { features: Features }>(
  candidates: T[],
  weights: Weights,
): Ranked<T> | undefined {
  const [best] = rank(candidates, weights)
  return best && best.probability >= leastBelief ? best : undefined
}
