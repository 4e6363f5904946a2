import {
  calibrationOf,
  type Outcome,
  percentAllRight,
  percentRight,
  quantile,
  type Tenth,
} from './outcome.ts'
import { type Field, fields, type Score } from './score.ts'

type Quality = Record<Field | 'all', number>

export type Summary = {
  name: string
  receipts: number
  reader: Quality
  baseline: Quality
  items: { labelled: number; percentPrices: number; percentNames: number }
  seconds: { median: number; p95: number }
  cpuSeconds: { median: number; p95: number }
  calibration: Record<Field, Tenth[]>
}

/** Figures of each set, each of its halves, and all together. */
export function summariesOf(outcomes: Outcome[]): Summary[] {
  const sets = [...Map.groupBy(outcomes, ({ receipt }) => receipt.set)]
  const parts = sets.flatMap(([set, all]) => [
    summaryOf(set, all),
    summaryOf(
      `${set}, tuned on`,
      all.filter(({ receipt }) => receipt.half === 0),
    ),
    summaryOf(
      `${set}, not tuned on`,
      all.filter(({ receipt }) => receipt.half === 1),
    ),
  ])
  return [...parts, summaryOf('all', outcomes)]
}

function summaryOf(name: string, outcomes: Outcome[]): Summary {
  const seconds = outcomes.map(({ cost }) => cost.seconds)
  const cpuSeconds = outcomes.map(({ cost }) => cost.cpuSeconds)
  return {
    name,
    receipts: outcomes.length,
    reader: qualityOf(outcomes.map(({ score }) => score)),
    baseline: qualityOf(outcomes.map(({ baselineScore }) => baselineScore)),
    items: itemsOf(outcomes),
    seconds: { median: quantile(seconds, 0.5), p95: quantile(seconds, 0.95) },
    cpuSeconds: { median: quantile(cpuSeconds, 0.5), p95: quantile(cpuSeconds, 0.95) },
    calibration: {
      vendor: calibrationOf(outcomes, 'vendor'),
      date: calibrationOf(outcomes, 'date'),
      total: calibrationOf(outcomes, 'total'),
    },
  }
}

function qualityOf(scores: Score[]): Quality {
  const [vendor, date, total] = fields.map((field) => percentRight(scores, field))
  return { vendor: vendor ?? 0, date: date ?? 0, total: total ?? 0, all: percentAllRight(scores) }
}

function itemsOf(outcomes: Outcome[]) {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  const labelled = sum(({ items }) => items.labelled)
  return {
    labelled,
    percentPrices: (100 * sum(({ items }) => items.prices)) / labelled,
    percentNames: (100 * sum(({ items }) => items.names)) / labelled,
  }
}
