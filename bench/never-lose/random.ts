export type Random = ReturnType<typeof createRandom>

/** The same choices for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** From 0 to 1, without 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function below(limit: number) {
    return Math.floor(next() * limit)
  }

  return {
    below,
    isLucky: (chance: number) => next() < chance,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    shuffle<T>(list: readonly T[]): T[] {
      const left = [...list]
      return list.map(() => left.splice(below(left.length), 1)[0] as T)
    },
  }
}
