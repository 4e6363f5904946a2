import type { LabelledReceipt } from './labels.ts'
import { type Field, fields, inReading, type Score, scoreOf, type Values } from './score.ts'
import type { TabMemory } from './tab-reader.ts'

export type OneRead = {
  values: Values
  seconds: number
  cpuSeconds: number
  /** Why there are no values, and no time. */
  failure?: string
}

/** One receipt, read by the server's reader and in a tab. */
export type Pair = {
  set: string
  id: string
  server: OneRead
  tab: OneRead & {
    memory?: TabMemory
    /** Milliseconds of every long task of the page, while it was being read and since the last. */
    longTasks: { reading: number[]; idle: number[] }
  }
}

/** A pair with its expected values. */
export type ScoredPair = Pair & { scores: { server: Score; tab: Score } }

/** Read once more in a tab whose processor was slowed. */
export type SlowedRead = { set: string; id: string; seconds: number }

/** The seconds of throttled reads, and of the same receipts without throttling. */
export type Slowed = { slowed: number[]; tab: number[]; server: number[] }

export const noValues: Values = { vendor: '', date: '', amount: '', currency: null }

export function nameOf({ set, id }: Pick<Pair, 'set' | 'id'>) {
  return `${set}/${id}`
}

export function scorePairs(pairs: Pair[], receipts: LabelledReceipt[]): ScoredPair[] {
  const labels = new Map(
    receipts.map(({ set, label }) => [nameOf({ set, id: label.id }), label] as const),
  )
  return pairs.flatMap((pair) => {
    const label = labels.get(nameOf(pair))
    if (!label) return []
    const score = ({ values }: OneRead) => scoreOf(values, label, pair.set)
    return { ...pair, scores: { server: score(pair.server), tab: score(pair.tab) } }
  })
}

/** The values of a field on both sides, if they differ. */
export function differencesIn({
  server,
  tab,
}: Pair): { field: Field; server: string; tab: string }[] {
  return fields.flatMap((field) => {
    const [there, here] = [server.values[inReading(field)], tab.values[inReading(field)]]
    return there === here ? [] : { field, server: String(there), tab: String(here) }
  })
}

/** Percent of all values. */
export function percentEqual(pairs: Pair[]): number {
  const different = pairs.flatMap(differencesIn).length
  return 100 * (1 - different / (pairs.length * fields.length))
}

/** Pairs with comparable times. */
export function timed<P extends Pair>(pairs: P[]): P[] {
  return pairs.filter(({ server, tab }) => !server.failure && !tab.failure)
}

export function slowedBeside(reads: SlowedRead[], pairs: Pair[]): Slowed {
  const byName = new Map(timed(pairs).map((pair) => [nameOf(pair), pair]))
  const both = reads.flatMap((read) => {
    const pair = byName.get(nameOf(read))
    return pair ? [{ read, pair }] : []
  })
  return {
    slowed: both.map(({ read }) => read.seconds),
    tab: both.map(({ pair }) => pair.tab.seconds),
    server: both.map(({ pair }) => pair.server.seconds),
  }
}
