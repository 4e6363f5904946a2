import { doubtThreshold } from '@quittance/contract/read-fields'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { percent } from './outcome.ts'
import { type Field, fields, inReading, type Score } from './score.ts'

/** A value that was read, whether it is right, and whether the review form marks it. */
export type MarkedValue = { field: Field; isRight: boolean; isMarked: boolean }

export function markedValues({
  reading,
  score,
}: {
  reading: ReceiptReading
  score: Score
}): MarkedValue[] {
  return fields.flatMap((field) => {
    const name = inReading(field)
    const isRight = score[field]
    if (isRight === undefined) return []
    // An empty value cannot be mistaken for a right one.
    const isMarked = !reading[name] ? !isRight : reading.confidence[name] < doubtThreshold[name]
    return [{ field, isRight, isMarked }]
  })
}

/** Wrong and not marked. */
export function isSilent({ isRight, isMarked }: MarkedValue): boolean {
  return !isRight && !isMarked
}

/** The shares of wrong and of right values that the review form marks. */
export function doubtsIn(values: MarkedValue[]): { caught: number; disturbed: number } {
  const markedOf = (right: boolean) =>
    percent(values.filter(({ isRight }) => isRight === right).map(({ isMarked }) => isMarked))
  return { caught: markedOf(false), disturbed: markedOf(true) }
}
