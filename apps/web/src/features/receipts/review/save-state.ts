import {
  isMissing,
  type ReceiptValues,
  receiptFormFields,
} from '#features/receipts/form/receipt-fields.ts'
import type { Entry } from '#offline/entries/entry-list.ts'

type Looked = Pick<Entry, 'reading' | 'readingProblem' | 'lacksAsian' | 'state'>

export function isBeingRead(entry: Looked, isAtWork: boolean) {
  const { reading, readingProblem, lacksAsian, state } = entry
  if (state !== 'checking') return false
  return reading ? Boolean(lacksAsian) && isAtWork : isAtWork || !readingProblem
}

/** Whether saving waits for the reading: a required field is empty and may still be filled from the photo. */
export function waitsForReading(isReading: boolean, values: ReceiptValues): boolean {
  return isReading && receiptFormFields.some((field) => isMissing(field, values))
}

/** Whether a receipt has no trip, or one that is closed. */
export function needsTrip({ tripId, problem }: Pick<Entry, 'tripId' | 'problem'>): boolean {
  return tripId === null || problem?.code === 'WRONG_STATE' || problem?.code === 'NOT_FOUND'
}
