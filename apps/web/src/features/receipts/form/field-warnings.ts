import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { doubtThreshold } from '@quittance/contract/read-fields'
import { printedOn } from '#offline/entries/entry-form.ts'
import { printedSum } from './printed-words.ts'
import { type ReceiptFieldName, type ReceiptValues, receiptFormFields } from './receipt-fields.ts'

/** The warning beside a value read with low confidence, until the user changes it. */
export function fieldWarning(
  name: ReceiptFieldName,
  reading: ExtractedReceipt,
  values: ReceiptValues,
): string | undefined {
  const foreign = aboutForeignSum(name, reading, values)
  if (foreign) return foreign
  const unpaid = name === 'amount' ? aboutUnpaidSum(reading, values) : undefined
  if (unpaid) return unpaid
  const read = reading[name]
  if (name === 'notes' || reading.confidence[name] >= doubtThreshold[name]) return undefined
  // `other` means that no category was read.
  if (read === 'other') return undefined
  if (read)
    return values[name] === read ? `Please check the ${name}: this was hard to read.` : undefined
  // These two start with a guess; an empty vendor or amount is obvious.
  const isGuess = name === 'date' || (name === 'currency' && !reading.printedCurrency)
  const where = reading.readFrom ? 'page' : 'photo'
  return isGuess ? `No ${name} was found on the ${where}. Please check.` : undefined
}

/** The currency is not one of the main ones, so the amount was not filled in. */
function aboutForeignSum(
  name: ReceiptFieldName,
  reading: ExtractedReceipt,
  values: ReceiptValues,
): string | undefined {
  const { printedCurrency, amount, confidence } = reading
  if (!printedCurrency) return undefined
  const printed = printedOn(reading)
  if (name === 'amount' && values.printed && !values.amount && values.currency)
    return `Printed ${printedSum(values.printed)}, enter ${values.currency}`
  if (printed && (name === 'amount' || name === 'currency')) {
    const isAsRead = values.printed?.[name] === printed[name]
    return isAsRead && confidence[name] < doubtThreshold[name]
      ? `Please check: ${printed[name]} was hard to read.`
      : undefined
  }
  if (name === 'currency' && !values.currency)
    return `Choose ${printedCurrency} under More currencies, or another.`
  if (name === 'amount' && values.amount === amount)
    return `The receipt is in ${printedCurrency}. Enter what it cost in the currency you choose.`
  return undefined
}

/** A refund, or zero. */
function aboutUnpaidSum({ amount }: ExtractedReceipt, values: ReceiptValues) {
  if (!amount || values.amount !== amount || Number(amount) > 0) return undefined
  return amount.startsWith('-')
    ? 'This looks like a refund. Please check.'
    : 'Nothing was paid here. Please check.'
}

/** Low-confidence fields that the user neither changed nor focused, with their place on the photo. */
export function unconfirmedFields(
  reading: ExtractedReceipt | null,
  values: ReceiptValues,
  lookedAt: ReadonlySet<keyof ReceiptValues>,
): ReceiptFieldName[] {
  if (!reading) return []
  return receiptFormFields
    .map(({ name }) => name)
    .filter((name) => !lookedAt.has(name) && fieldWarning(name, reading, values))
}
