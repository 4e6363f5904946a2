/** Reproducible random choices. */
export type Chance = {
  /** A whole number from the first to the last. */
  whole(first: number, last: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  is(share: number): boolean
  /** As many digits. */
  digits(count: number): string
}

export function createChance(seed: number): Chance {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0

  function next() {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The low bits of such a sequence repeat soon.
    return (state >>> 8) / 2 ** 24
  }

  const whole = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  return {
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    is: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
