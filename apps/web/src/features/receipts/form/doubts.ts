import { doubtfulBelow, type ExtractedReceipt } from '@quittance/contract/receipts'
import { type ReceiptFieldName, type ReceiptValues, receiptFormFields } from './receipt-fields.ts'

/** What to say beside a value that was read with little confidence and still stands as it was read. */
export function doubtAbout(
  name: ReceiptFieldName,
  reading: ExtractedReceipt,
  values: ReceiptValues,
): string | undefined {
  const read = reading[name]
  if (name === 'notes' || reading.confidence[name] >= doubtfulBelow[name]) return undefined
  // `other` is not a reading but the absence of one.
  if (read === 'other') return undefined
  if (read) return values[name] === read ? 'Please check: this was hard to read.' : undefined
  // These two start with a guess; an empty vendor or amount speaks for itself.
  const isGuess = name === 'date' || name === 'currency'
  return isGuess ? 'Not found on the photo. Please check.' : undefined
}

/** What is still in doubt and was not looked at: neither changed nor focused, with its place on the photo. */
export function unconfirmedFields(
  reading: ExtractedReceipt | null,
  values: ReceiptValues,
  lookedAt: ReadonlySet<ReceiptFieldName>,
): ReceiptFieldName[] {
  if (!reading) return []
  return receiptFormFields
    .map(({ name }) => name)
    .filter((name) => !lookedAt.has(name) && doubtAbout(name, reading, values))
}
