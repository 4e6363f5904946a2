import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import type { Cost } from './cost.ts'
import type { LabelledReceipt } from './labels.ts'
import { type Field, type ItemScore, mainFields, type Score, type Values } from './score.ts'

/** One receipt read and compared with its label. */
export type Outcome = {
  receipt: LabelledReceipt
  reading: ReceiptReading
  score: Score
  items: ItemScore
  baseline: Values
  baselineScore: Score
  cost: Cost
}

/** Percent of the labelled ones that are right. */
export function percentRight(scores: Score[], field: Field): number {
  return percent(scores.flatMap((score) => (score[field] === undefined ? [] : [score[field]])))
}

/** Percent with vendor, date and total right, as far as they are labelled. */
export function percentAllRight(scores: Score[]): number {
  return percent(scores.map(isAllRight))
}

export function isAllRight(score: Score): boolean {
  return mainFields.every((field) => score[field] !== false)
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

export function percent(answers: boolean[]): number {
  return answers.length === 0 ? Number.NaN : (100 * answers.filter(Boolean).length) / answers.length
}
