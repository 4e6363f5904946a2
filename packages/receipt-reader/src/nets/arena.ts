import type { Kernels } from './kernels.ts'

/** What the kernels may read beyond the end of a block: a whole row of the widest matrix. */
const slack = 64 * 1024
const pageBytes = 64 * 1024

/** A stretch of a module's memory. */
export type Block = { at: number; bytes: number }

/** Hands out a module's memory: what a model was taught stays, what one run needs is taken back by the next. */
export function createArena({ memory }: Pick<Kernels, 'memory'>) {
  let top = 0
  let ground = 0
  let free: Block[] = []

  function reserve(bytes: number): number {
    const at = top
    top = (top + bytes + 15) & ~15
    const missing = top + slack - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
    return at
  }

  return {
    reserve,
    /** What was reserved before this stays. */
    settle() {
      ground = top
    },
    /** Forgets what the last run took. */
    reset() {
      top = ground
      free = []
    },
    /** The smallest free block that is large enough, or a new one. */
    take(bytes: number): Block {
      const [best] = free
        .filter((block) => block.bytes >= bytes)
        .toSorted((a, b) => a.bytes - b.bytes)
      if (!best) return { at: reserve(bytes), bytes }
      free.splice(free.indexOf(best), 1)
      return best
    },
    give(block: Block) {
      free.push(block)
    },
    floats: (at: number, count: number) => new Float32Array(memory.buffer, at, count),
    bytes: () => new Uint8Array(memory.buffer),
    memory,
  }
}

export type Arena = ReturnType<typeof createArena>
