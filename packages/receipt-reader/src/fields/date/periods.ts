import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { isOneOf } from '#lexicon/plain-words.ts'
import { printedDaysIn } from './date-patterns.ts'

const joins = isOneOf(wordsOfAll(({ documents }) => documents.throughout))
const onlySigns = /^\s*[–—→>-]\s*$/u
/** "3.–5. May": the first day has neither month nor year of its own. */
const bareDay = /(?<![\d:.,/-])\d{1,2}\.?\s?(?:[–—-]|\p{L}{1,5})\s?$/u

/** Whether the text tells of a day with which something begins, or one with which it ends. */
export function periodAround(text: string, day: string): 'first' | 'last' | undefined {
  const [before = '', ...rest] = plainText(text).split(day)
  const after = rest.join(day)
  const next = printedDaysIn(after)[0]?.text
  if (next !== undefined && isJoin(after.split(next)[0] ?? '')) return 'first'
  const last = printedDaysIn(before).at(-1)?.text
  if (last !== undefined && isJoin(before.split(last).at(-1) ?? '')) return 'last'
  return /\p{L}{3}/u.test(day) && isBare(before) ? 'last' : undefined
}

function isBare(before: string) {
  const start = bareDay.exec(before)?.[0]
  return start !== undefined && isJoin(start.replace(/^\d{1,2}\.?/, ''))
}

function isJoin(between: string) {
  const words = between.match(/\p{L}+/gu) ?? []
  const [join = '', weekday = ''] = words
  if (words.length === 0) return onlySigns.test(between)
  return joins(words.join(' ')) || (words.length === 2 && joins(join) && weekday.length <= 3)
}
