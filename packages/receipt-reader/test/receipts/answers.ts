import { withoutAccents } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import type { KnownReceipt } from './known-receipt.ts'

/** One value that had to be read, and what was. */
export type Answer = {
  field: 'vendor' | 'date' | 'amount' | 'currency' | 'category' | 'price'
  expected: string
  read: string
  isRight: boolean
  confidence: number
}

const misreadLetters = 0.1

/** What was read beside what is true, value by value; as many prices as the receipt has. */
export function answersOf(reading: ReceiptReading, { truth }: KnownReceipt): Answer[] {
  const { vendor, date, amount, currency, category } = reading
  return [
    answer('vendor', truth.vendor, vendor, isSameName(truth.vendor, vendor)),
    answer('date', truth.date, date),
    answer('amount', truth.amount, amount),
    answer('currency', truth.currency ?? 'none', currency ?? 'none'),
    ...(truth.category ? [answer('category', truth.category, category)] : []),
    ...priceAnswers(truth.prices, reading.items),
  ].map((given) => ({ ...given, confidence: reading.confidence[fieldOf(given.field)] }))
}

function answer(
  field: Answer['field'],
  expected: string,
  read: string,
  isRight = expected === read,
) {
  return { field, expected, read, isRight }
}

function fieldOf(field: Answer['field']) {
  return field === 'price' ? 'items' : field
}

function priceAnswers(prices: string[], items: ReceiptReading['items']) {
  const left = items.map(({ price }) => price ?? '')
  return prices.map((price) => {
    const place = left.indexOf(price)
    if (place === -1) return answer('price', price, `one of ${left.join(', ') || 'none'}`, false)
    left.splice(place, 1)
    return answer('price', price, price)
  })
}

function isSameName(expected: string, read: string) {
  const wanted = compact(expected)
  return editDistance(wanted, compact(read)) <= Math.floor(wanted.length * misreadLetters)
}

function compact(text: string) {
  return withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
