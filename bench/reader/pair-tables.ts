import { percentRight, quantile } from './outcome.ts'
import { type OneRead, type ScoredPair, type Slowed, timed } from './pairs.ts'
import { fields } from './score.ts'
import { groupsOf, rounded, table } from './tables.ts'

export function accuracyTable(pairs: ScoredPair[]): string {
  const rows = groupsOf(pairs, ({ set }) => set).map(([set, of]) => [
    set,
    String(of.length),
    ...fields.map((field) =>
      (['tab', 'server'] as const)
        .map((side) => of.map(({ scores }) => scores[side]))
        .map((scores) => rounded(percentRight(scores, field)))
        .join(' / '),
    ),
  ])
  return table(['phone / server', 'n', ...fields.map((field) => `${field} %`)], rows)
}

/** Wall seconds, then processor seconds; a run with both is judged by the first. */
export function speedTable(pairs: ScoredPair[], slow: Slowed): string {
  const seconds = (side: 'server' | 'tab', of: keyof Pick<OneRead, 'seconds' | 'cpuSeconds'>) =>
    timed(pairs).map((pair) => pair[side][of])
  const ratio = (here: number[], there: number[]) => [
    'ratio',
    ...[0.5, 0.95].map((at) => (quantile(here, at) / quantile(there, at)).toFixed(2)),
  ]
  const both = (of: 'seconds' | 'cpuSeconds', what: string) => [
    row(`phone${what}`, seconds('tab', of)),
    row(`server, one thread${what}`, seconds('server', of)),
    ratio(seconds('tab', of), seconds('server', of)),
  ]
  const many = `${slow.slowed.length} of them`
  const slowRows = [
    row(`phone, a processor four times as slow, ${many}`, slow.slowed),
    row(`phone, the same ${slow.slowed.length}`, slow.tab),
    row(`server, one thread, the same ${slow.slowed.length}`, slow.server),
    ratio(slow.slowed, slow.server),
  ]
  return table(
    [`seconds of ${pairs.length} reads`, 'median', 'p95'],
    [
      ...both('seconds', ''),
      ...both('cpuSeconds', ', processor'),
      ...(slow.slowed.length > 0 ? slowRows : []),
    ],
  )
}

function row(name: string, seconds: number[]) {
  return [name, ...[0.5, 0.95].map((at) => quantile(seconds, at).toFixed(2))]
}
