import { type Outcome, percentAllRight, percentRight, quantile } from './outcome.ts'
import { mainFields, type Score } from './score.ts'
import { groupsOf, rounded, table } from './tables.ts'

/** What a read costs by set where that was measured, items where they are labelled, and what the plain baseline finds in the same text. */
export function costTable(outcomes: Outcome[], { isTimed }: { isTimed: boolean }): string {
  const rows = groupsOf(outcomes, ({ receipt }) => receipt.set).map(([set, of]) => [
    set,
    ...(isTimed
      ? [both(of.map(({ cost }) => cost.seconds)), both(of.map(({ cost }) => cost.cpuSeconds))]
      : []),
    itemsOf(of),
    qualityOf(of.map(({ baselineScore }) => baselineScore)).join(', '),
  ])
  const times = isTimed ? ['s: median, p95', 'CPU s: median, p95'] : []
  const heads = [...times, 'items: price, name %']
  return table(['receipts', ...heads, 'baseline: vendor, date, total, all three %'], rows)
}

/** Percent right of what is shipped, by set. */
export function knownTable(outcomes: Outcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ receipt }) => receipt.set)].map(([set, of]) => [
    set,
    String(of.length),
    ...qualityOf(of.map(({ score }) => score)),
  ])
  return table(['receipts', 'n', 'vendor %', 'date %', 'total %', 'all three %'], rows)
}

function qualityOf(scores: Score[]) {
  return [...mainFields.map((field) => percentRight(scores, field)), percentAllRight(scores)].map(
    rounded,
  )
}

function both(seconds: number[]) {
  return `${quantile(seconds, 0.5).toFixed(2)}, ${quantile(seconds, 0.95).toFixed(2)}`
}

function itemsOf(outcomes: Outcome[]) {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  const labelled = sum(({ items }) => items.labelled)
  if (labelled === 0) return ''
  const share = (found: number) => rounded((100 * found) / labelled)
  return `${share(sum(({ items }) => items.prices))}, ${share(sum(({ items }) => items.names))}`
}
