import type { Steps } from './ctc.ts'

/** One pass over a line: its probabilities and the letters it read. */
export type LinePass = Steps & { path: number[] }

type Change = { from: number; to: number; letters: number[] }

/**
 * The letters that all passes over a line together make most likely. Where they differ, each may be right in another
 * place: what one of them read is tried place by place.
 */
export function consensusOf(passes: LinePass[]): number[] {
  if (areAlike(passes)) return passes[0]?.path ?? []
  const scored = new Map<string, number>()
  const likelihood = (path: number[]) => {
    const key = path.join()
    const known = scored.get(key) ?? passes.reduce((sum, pass) => sum + likelihoodOf(path, pass), 0)
    scored.set(key, known)
    return known
  }
  let best = passes
    .map(({ path }) => path)
    .reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one))
  for (const { path } of passes) {
    for (const change of changesTo(best, path).toReversed()) {
      const changed = best.toSpliced(change.from, change.to - change.from, ...change.letters)
      if (likelihood(changed) > likelihood(best)) best = changed
    }
  }
  return best
}

export function areAlike(passes: LinePass[]): boolean {
  const [first, ...others] = passes.map(({ path }) => path.join())
  return others.every((path) => path === first)
}

/** Where the other pass differs: the letters to replace and their replacement. */
function changesTo(path: number[], other: number[]): Change[] {
  const costs = editCosts(path, other)
  const changes: Change[] = []
  let from = 0
  let at = 0
  while (from < path.length || at < other.length) {
    const start = from
    const startAt = at
    while (!isSameAt(costs, path, other, from, at) && (from < path.length || at < other.length)) {
      const cost = costs[from]![at]!
      if (costs[from + 1]?.[at] === cost - 1) from += 1
      else if (costs[from]![at + 1] === cost - 1) at += 1
      else {
        from += 1
        at += 1
      }
    }
    if (from > start || at > startAt) {
      changes.push({ from: start, to: from, letters: other.slice(startAt, at) })
    }
    if (from < path.length && at < other.length) {
      from += 1
      at += 1
    }
  }
  return changes
}

function isSameAt(costs: number[][], path: number[], other: number[], from: number, at: number) {
  return (
    from < path.length &&
    at < other.length &&
    path[from] === other[at] &&
    costs[from + 1]![at + 1] === costs[from]![at]
  )
}

/** How many letters must be changed from each place of both to their ends. */
function editCosts(path: number[], other: number[]): number[][] {
  const costs = Array.from({ length: path.length + 1 }, (_, from) =>
    Array.from({ length: other.length + 1 }, (_none, at) =>
      from === path.length ? other.length - at : path.length - from,
    ),
  )
  for (let from = path.length - 1; from >= 0; from -= 1) {
    for (let at = other.length - 1; at >= 0; at -= 1) {
      const changed = costs[from + 1]![at + 1]! + (path[from] === other[at] ? 0 : 1)
      costs[from]![at] = Math.min(changed, costs[from + 1]![at]! + 1, costs[from]![at + 1]! + 1)
    }
  }
  return costs
}

/** The lowest probability of a letter: one pass alone cannot rule out what the others read. */
const leastScore = 1e-3

/** How likely these letters are printed, by what was seen: the logarithm of all ways to spread them over the steps. */
export function likelihoodOf(path: number[], { scores, classes }: Steps): number {
  // Before, between and after the letters there may be none.
  const letters = [0, ...path.flatMap((letter) => [letter, 0])]
  const chances = new Float64Array(letters.length)
  chances[0] = 1
  let likelihood = 0
  for (let from = 0; from < scores.length; from += classes) {
    const all = advance(chances, letters, scores, from)
    likelihood += Math.log(all)
    for (let at = 0; at < chances.length; at += 1) chances[at]! /= all
  }
  const ended = chances.at(-1)! + (chances.at(-2) ?? 0)
  return likelihood + Math.log(Math.max(ended, Number.MIN_VALUE))
}

/**
 * A step later each place was reached from itself, from the one before, or over a gap that was not seen. Returns the
 * sum.
 */
function advance(chances: Float64Array, letters: number[], scores: Float32Array, from: number) {
  let all = 0
  for (let at = chances.length - 1; at >= 0; at -= 1) {
    const letter = letters[at]!
    let reached = chances[at]!
    if (at > 0) reached += chances[at - 1]!
    if (at > 1 && letter !== 0 && letter !== letters[at - 2]) reached += chances[at - 2]!
    chances[at] = reached * Math.max(leastScore, scores[from + letter]!)
    all += chances[at]!
  }
  return all
}
