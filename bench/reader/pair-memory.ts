import type { Pair } from './pairs.ts'
import type { TabMemory } from './tab-reader.ts'

/** Memory of a tab after a number of reads, and the nets' share of it. */
export type Settled = { reads: number; settled: number; nets: number }

/** Megabytes at the worst moment of any tab: of its reader, and of its whole process. */
export function peakOf(pairs: Pair[]): { reader: number; whole: number } {
  const all = memories(pairs)
  return {
    reader: Math.max(0, ...all.map(({ peak }) => peak)),
    whole: Math.max(0, ...all.map(({ whole }) => whole)),
  }
}

/** Of the tab with the most reads; an interrupted run has several. */
export function settledOf(pairs: Pair[]): Settled[] {
  const tabs: Settled[][] = []
  let last = Number.POSITIVE_INFINITY
  for (const { reads, settled, nets } of memories(pairs)) {
    if (reads <= last) tabs.push([])
    last = reads
    if (settled !== undefined) tabs.at(-1)?.push({ reads, settled, nets })
  }
  return tabs.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/**
 * Megabytes more a receipt from the first look to the last, without those of the nets: they hold room for the largest
 * picture so far. NaN where too few were read.
 */
export function growthOf(looks: Settled[]): number {
  const [first, last] = [looks[0], looks.at(-1)]
  if (!first || !last || first === last) return Number.NaN
  return (last.settled - last.nets - (first.settled - first.nets)) / (last.reads - first.reads)
}

function memories(pairs: Pair[]): TabMemory[] {
  return pairs.flatMap(({ tab }) => tab.memory ?? [])
}
