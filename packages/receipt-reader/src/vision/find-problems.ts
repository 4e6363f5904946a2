import type { CalendarDate } from '@quittance/contract/calendar-date'
import { checkFigures } from '#fields/total/agreement.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { AnswerField } from './answer-schema.ts'
import type { Answer } from './parse-answer.ts'

/** Fields that cannot all be right, and why, in words for the model. */
export type Problem = { fields: AnswerField[]; why: string }

const figures: AnswerField[] = ['items', 'subtotal', 'tax', 'tip', 'discount', 'rounding', 'total']
const dayMs = 24 * 60 * 60 * 1000
const twoYearsMs = 2 * 366 * dayMs

export function findProblems(
  answer: Answer,
  context: ReadingContext,
  today: CalendarDate,
): Problem[] {
  return [
    ...(isPlausibleDate(answer.date, context, today)
      ? []
      : [problem(['date'], 'the day is in the future or years away from the trip')]),
    ...(isPlausibleTotal(answer.total) ? [] : [problem(['total'], 'an amount to pay is not 0')]),
    ...findArithmeticProblems(answer),
  ]
}

function findArithmeticProblems(answer: Answer): Problem[] {
  const verdict = checkFigures(figuresOf(answer))
  if (verdict.total === 'disagrees')
    return [problem(figures, 'items, subtotal, tax and tip do not add up to the total')]
  if (verdict.items === 'disagrees')
    return [problem(['items'], 'the prices of the lines do not add up to the printed sum')]
  return []
}

export function figuresOf({ items, ...answer }: Answer) {
  return { ...answer, items: items.map(({ price }) => price) }
}

export function isPlausibleTotal(total: number | null): boolean {
  return total !== 0
}

/** A day ahead is allowed: where the receipt was printed it may be tomorrow already. */
export function isPlausibleDate(
  date: CalendarDate | null,
  { tripStart, tripEnd }: ReadingContext,
  today: CalendarDate,
): boolean {
  if (date === null) return true
  const day = Date.parse(date)
  const first = tripStart ?? tripEnd
  const last = tripEnd ?? tripStart
  return (
    day <= Date.parse(today) + dayMs &&
    (!first || day >= Date.parse(first) - twoYearsMs) &&
    (!last || day <= Date.parse(last) + twoYearsMs)
  )
}

function problem(fields: AnswerField[], why: string): Problem {
  return { fields, why }
}
