import { doubtfulBelow } from '@quittance/contract/receipts'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { percent } from './outcome.ts'
import { fields, type Score } from './score.ts'

/** Of the wrong values how many the review form marks, and of the right ones how many for nothing. */
export function doubtsIn(outcomes: { reading: ReceiptReading; score: Score }[]): {
  caught: number
  disturbed: number
} {
  const values = outcomes.flatMap(({ reading, score }) =>
    fields.flatMap((field) => {
      const isRight = score[field]
      const name = field === 'total' ? 'amount' : field
      if (isRight === undefined) return []
      return [{ isRight, isMarked: reading.confidence[name] < doubtfulBelow[name] }]
    }),
  )
  const markedOf = (isRight: boolean) =>
    percent(values.filter((value) => value.isRight === isRight).map(({ isMarked }) => isMarked))
  return { caught: markedOf(false), disturbed: markedOf(true) }
}
