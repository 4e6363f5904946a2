import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { z } from 'zod'
import type { ReadingContext } from '#receipt-reading.ts'
import { type AnswerField, answerSchema, schemaFor } from './answer-schema.ts'
import { findProblems, type Problem } from './find-problems.ts'
import { type Answer, parseAnswer, unusableFields } from './parse-answer.ts'
import { firstQuestion, secondQuestion } from './prompt.ts'
import { VisionError } from './vision-error.ts'

type Ask = (question: string, schema: z.ZodType) => Promise<unknown>

/** Asks, checks the answer, and asks once more for the fields that cannot be right. */
export async function readAnswer(
  ask: Ask,
  context: ReadingContext,
  today: CalendarDate,
): Promise<Answer> {
  const json = await ask(firstQuestion(context), answerSchema)
  const first = parseAnswer(json)
  const unusable = unusableFields(json, first)
  const problems = [...unusableProblems(unusable), ...findProblems(first, context, today)]
  if (problems.length === 0) return first

  const fields = doubtfulFields(problems)
  const again = await ask(secondQuestion(context, problems), schemaFor(fields)).catch(nothing)
  const second = parseAnswer(again)
  const mended = mend(first, second, fields)
  const stillUnusable = unusableFields(again, second).filter((field) => fields.includes(field))
  const left = [...unusableProblems(stillUnusable), ...findProblems(mended, context, today)]

  if (doubtfulFields(left).length < fields.length) return mended
  if (unusable.length > 0 && isEmpty(first)) throw new VisionError('junk')
  return first
}

/** A first answer with a doubt is worth more than none, so a failed second question is no failure. */
function nothing() {
  return undefined
}

function unusableProblems(fields: AnswerField[]): Problem[] {
  return fields.length > 0 ? [{ fields, why: 'the answer was not of the asked form' }] : []
}

function doubtfulFields(problems: Problem[]): AnswerField[] {
  return [...new Set(problems.flatMap(({ fields }) => fields))]
}

/** Keep a low-confidence total if the second pass finds none: the form marks it. */
function mend(first: Answer, second: Answer, fields: AnswerField[]): Answer {
  const reread: Partial<Answer> = Object.fromEntries(fields.map((field) => [field, second[field]]))
  return { ...first, ...reread, total: reread.total ?? first.total }
}

function isEmpty({ vendor, date, total, items }: Answer): boolean {
  return vendor === null && date === null && total === null && items.length === 0
}
