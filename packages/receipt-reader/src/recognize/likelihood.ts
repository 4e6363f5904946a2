import type { Steps } from './ctc.ts'

/** However little a look sees of a letter: it alone cannot rule out what the others see. */
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
