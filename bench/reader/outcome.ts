import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import type { Cost } from './cost.ts'
import type { LabelledReceipt } from './labels.ts'
import { type Field, fields, type ItemScore, type Score, type Values } from './score.ts'

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

/** Percent with every labelled field right. */
export function percentAllRight(scores: Score[]): number {
  return percent(scores.map(isAllRight))
}

export function isAllRight(score: Score): boolean {
  return fields.every((field) => score[field] !== false)
}

export type Tenth = { from: number; values: number; percentRight: number }

/** Of the values marked with about the same confidence, how many are right: tenth by tenth. */
export function calibrationOf(outcomes: Outcome[], field: Field): Tenth[] {
  const marked = outcomes.flatMap(({ reading, score }) => {
    const confidence = reading.confidence[field === 'total' ? 'amount' : field]
    return score[field] === undefined ? [] : [{ confidence, isRight: score[field] }]
  })
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = marked.filter(
      ({ confidence }) => Math.min(Math.floor(confidence * 10), 9) === tenth,
    )
    return {
      from: tenth / 10,
      values: within.length,
      percentRight: percent(within.map(({ isRight }) => isRight)),
    }
  })
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

export function percent(answers: boolean[]): number {
  return answers.length === 0 ? Number.NaN : (100 * answers.filter(Boolean).length) / answers.length
}
