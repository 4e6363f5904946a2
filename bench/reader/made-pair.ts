import type { Pair, ScoredPair } from './pairs.ts'

const values = { vendor: 'Backhaus', date: '2026-03-01', amount: '4.20', currency: 'EUR' }
const score = { vendor: true, date: true, total: true, currency: true }

/** A pair for tests, read alike by both by default. */
export function madePair({
  tab,
  server,
  scores,
  ...rest
}: {
  set?: string
  id?: string
  tab?: Partial<Pair['tab']>
  server?: Partial<Pair['server']>
  scores?: Partial<ScoredPair['scores']>
} = {}): ScoredPair {
  const longTasks = { reading: [], idle: [] }
  return {
    set: 'de',
    id: '1',
    ...rest,
    server: { values, seconds: 1, cpuSeconds: 1, ...server },
    tab: { values, seconds: 1.2, cpuSeconds: 1.2, longTasks, ...tab },
    scores: { tab: score, server: score, ...scores },
  }
}

/** Numbered pairs of one set, read in one tab without a leak. */
export function madePairs(count: number, given: Parameters<typeof madePair>[0] = {}) {
  return Array.from({ length: count }, (_, index) => {
    const memory = { reads: index + 1, whole: 300, peak: 140, nets: 30, settled: 60 }
    return madePair({ ...given, id: String(index + 1), tab: { memory, ...given.tab } })
  })
}
