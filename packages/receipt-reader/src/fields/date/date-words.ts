import { fold } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'

const dateWords = finderOfAll(({ dates }) => dates.own)
const otherDays = finderOfAll(({ dates }) => dates.other)
const untils = listOf(wordsOfAll(({ dates }) => dates.until)).map((words) => fold(words).words)

export function isDateRow(text: string): boolean {
  return dateWords(fold(text))
}

const anyDay = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d[A-Z. ]{3,12}\d/

/** A day of something else: a birth, the end of a guarantee, until when a voucher holds. */
export function isOtherDay(label: string, day: string): boolean {
  const text = plainText(label)
  const [before = '', after = ''] = text.split(day)
  // Of two days in a row, each belongs to the words before it.
  const own = before.split(anyDay).at(-1) ?? ''
  const words = /[\p{L}]{3}/u.test(own) || anyDay.test(after) ? own : `${own} ${after}`
  return otherDays(fold(words)) || /\bPROMO\b/.test(words) || endsWithUntil(own)
}

/** "Umtausch bis 05.06.2024": what ends on that day need not be a word that is known. */
function endsWithUntil(before: string) {
  const { words } = fold(before)
  return untils.some((until) => words.endsWith(until))
}
