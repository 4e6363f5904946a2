import type { CalendarDate } from '@quittance/contract/calendar-date'
import { currencies, fromMinor } from '@quittance/contract/money'
import { checkFigures, type Verdict } from '#fields/total/agreement.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'
import { figuresOf, isPlausibleDate, isPlausibleTotal } from './find-problems.ts'
import type { Answer, AnswerItem } from './parse-answer.ts'

const byArithmetic: Record<'total' | 'items', Record<Verdict, number>> = {
  total: { agrees: 0.97, unknown: 0.75, disagrees: 0.35 },
  items: { agrees: 0.95, unknown: 0.6, disagrees: 0.3 },
}

/** An answer as the product knows a reading; what is implausible is left empty. */
export function toReading(
  answer: Answer,
  context: ReadingContext,
  today: CalendarDate,
): ReceiptReading {
  const verdict = checkFigures(figuresOf(answer))
  const { vendor, currency, category, notes, items } = answer
  const date = isPlausibleDate(answer.date, context, today) ? answer.date : null
  const offered = currencies.find((code) => code === currency) ?? null
  const total = isPlausibleTotal(answer.total) ? answer.total : null
  return {
    vendor: vendor ?? '',
    date: date ?? '',
    amount: total === null ? '' : fromMinor(total, currency ?? ''),
    currency: offered,
    printedCurrency: offered ? null : currency,
    category: category ?? 'other',
    notes: notes ?? '',
    items: items.map((item) => toItem(item, currency ?? '')),
    confidence: {
      vendor: vendor ? 0.85 : 0,
      date: date ? dateConfidence(date, context) : 0,
      amount: total === null ? 0 : byArithmetic.total[verdict.total],
      currency: currency ? currencyConfidence(currency, context) : 0,
      category: category ? 0.75 : 0,
      notes: notes ? 0.6 : 0,
      items: items.length > 0 ? byArithmetic.items[verdict.items] : 0,
    },
    evidence: {},
  }
}

function toItem({ name, quantity, price }: AnswerItem, currency: string) {
  return { name, quantity, price: price === null ? null : fromMinor(price, currency) }
}

function dateConfidence(date: CalendarDate, { tripStart, tripEnd }: ReadingContext): number {
  if (!tripStart && !tripEnd) return 0.85
  const isInTrip = (!tripStart || date >= tripStart) && (!tripEnd || date <= tripEnd)
  return isInTrip ? 0.96 : 0.7
}

function currencyConfidence(currency: string, { tripCurrency }: ReadingContext): number {
  return currency === tripCurrency ? 0.95 : 0.8
}
