import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { plainText } from '#lexicon/fold.ts'
import { type DocumentWord, listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'
import type { TextBox } from '#page/text-box.ts'
import { hasPrice, type Row } from '#rows/row.ts'
import { columnAbove, isDateRow, isOtherDay, labelAbove, periodAround } from './day-labels.ts'

/** The meaning of a date on a document by its label: bill, purchase, end of a stay, other use. */
type Meaning = 'bill' | 'bought' | 'date' | 'none' | 'end' | 'use'

/** If a date is in several rows, the first of these meanings counts. */
const byStrength: Meaning[] = ['bill', 'bought', 'date', 'none', 'end', 'use']

const saysUse = plainWordsFinder(wordsOfAll(({ documents }) => documents.useDate))

/** The words are such a phrase and nothing else. */
const isCalled = {
  bill: exactly('billDate'),
  bought: exactly('boughtDate', 'chargedDate'),
  printed: exactly('printedDate'),
  use: exactly('useDate'),
  end: exactly('endDate'),
}

const saysReplaced = plainWordsFinder(wordsOfAll(({ documents }) => documents.replaces))
const isDeposit = exactly('deposit')
/** "D.M. 21/12/1992 art. 1", "§ 11 UStG 1994". */
const ofLaw =
  /(?:^|[\s(])(?:D\.?\s?M|D\.?\s?P\.?\s?R|D\.?\s?L(?:GS)?|LEGGE|LEY|LOI|R\.?D|DECRETO|DECRET|GESETZ|BGBL)\.?\s|\bART\b|§/u

const isEvent = plainWordsFinder(wordsOfAll(({ documents }) => documents.event))

const weekdays = new Set(
  listOf(wordsOfAll((language) => language.weekdays.join(','))).map(plainText),
)
const dated = new Set(
  plainText(wordsOfAll(({ documents }) => documents.billDate)).match(/\p{L}+/gu),
)
/** Words for a bill or receipt: "Receipt" of "receipt date". */
const saysBill = plainWordsFinder(
  listOf(wordsOfAll(({ heading }) => heading.sale))
    .filter((name) => dated.has(plainText(name)))
    .join(','),
)

type Called = keyof typeof isCalled

const meanings = ['bill', 'bought', 'printed', 'use', 'end'] as const

const anyDay = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d[A-Z. ]{3,12}\d/

/** From this many rows on that begin with a date and end with an amount, they are a list. */
const leastListed = 3

export function documentDayMeaning(
  mentions: { row: Row; box: TextBox; text: string }[],
  rows: Row[],
): Meaning {
  const isList = rows.filter(isListed).length >= leastListed
  const found = mentions.map((mention): Meaning => {
    if (isList && isListed(mention.row)) return 'use'
    if (isOfLaw(mention)) return 'use'
    return asPartOf(periodAround(mention.box.text, mention.text), meaningOn(mention, rows))
  })
  return byStrength.find((meaning) => found.includes(meaning)) ?? 'none'
}

function isOfLaw({ box, text }: { box: TextBox; text: string }) {
  const [before = '', after = ''] = plainText(box.text).split(text)
  return [before, after].some((part) => ofLaw.test(`${part} `))
}

/** A bill has one date: in a period the first date is its start, the last its end. */
function asPartOf(period: 'first' | 'last' | undefined, meaning: Meaning): Meaning {
  if (period === undefined || meaning === 'use' || meaning === 'end') return meaning
  return period === 'first' ? 'use' : 'end'
}

/** By the words before it, otherwise by those above or after it. */
function meaningOn({ row, box, text }: { row: Row; box: TextBox; text: string }, rows: Row[]) {
  const before = meaningOf(labelOf(row, box, text, rows))
  if (before === 'date' && isAmongFactsOfBill(row, box, rows)) return 'bill'
  if (before !== 'none') return before
  const label = isBare(box, text) ? plainText(labelAbove(row, box, rows)?.text ?? '') : ''
  // "Dear Ms Lindner," ends like the place of a letter; the head of an item column is no document date.
  const above = isLetterHead(label) ? 'none' : meaningOf(label)
  if (above !== 'none' && !(above === 'date' && isListed(row))) return above
  return meaningBehind(box, text)
}

/** "Date" in one column with "Invoice" or "Invoice number": of the bill, not of the journey beside it. */
function isAmongFactsOfBill(row: Row, box: TextBox, rows: Row[]) {
  const label = row.boxes[row.boxes.indexOf(box) - 1]
  if (!label) return false
  return columnAbove(label, row, rows).some((text) => {
    const words = plainText(text).match(/\p{L}+/gu) ?? []
    return words.length < longestPhrase && saidBy(words) === 'bill'
  })
}

/** The words before a date: in its own text, otherwise in the text to the left unless that is a date. */
function labelOf(row: Row, box: TextBox, day: string, rows: Row[]): string {
  const [before = ''] = plainText(box.text).split(day)
  const own = before.split(anyDay).at(-1) ?? ''
  if (/\p{L}{2}/u.test(own)) return own
  const left = row.boxes[row.boxes.indexOf(box) - 1]
  if (!left || printedDaysIn(left.text).length > 0 || namesBelow(left, row, rows)) return ''
  return plainText(left.text)
}

/** In a narrow column the date is below its label. */
function namesBelow(label: TextBox, row: Row, rows: Row[]) {
  const below = rows
    .slice(row.index + 1, row.index + 3)
    .flatMap((other) => other.boxes.map((box) => ({ row: other, box })))
  return below.some(
    ({ row: other, box }) =>
      printedDaysIn(box.text).length > 0 && labelAbove(other, box, rows) === label,
  )
}

/** Only a weekday is before it. */
function isBare(box: TextBox, day: string) {
  const [before = ''] = plainText(box.text).split(day)
  return (before.match(/\p{L}+/gu)?.length ?? 0) < 2
}

/** "12.03.2024 ausgestellt": in some languages the label follows. */
function meaningBehind(box: TextBox, day: string): Meaning {
  const [, after = ''] = plainText(box.text).split(day)
  const words = (after.split(/[.;,]\s/)[0] ?? '').match(/\p{L}+/gu)?.slice(0, mostWords) ?? []
  const said = words.map((_, at) => saidBy(words.slice(0, at + 1))).find(Boolean)
  return said === 'bill' || said === 'bought' ? said : 'none'
}

/** Of "Invoice for your journey on" the journey counts, which is nearest. */
function meaningOf(label: string): Meaning {
  if (label === '') return 'none'
  const words = lastWords(label)
  const nearest = words.map((_, at) => saidBy(words.slice(words.length - 1 - at)))
  const said = calledBy(words) ?? nearest.find((meaning) => meaning !== undefined)
  if (said === 'end' && saysUse(words.join(' '))) return 'use'
  if (said && isOfAnother(label)) return 'use'
  if (said === 'printed' || (said === 'bill' && /\bPRO[\s-]?FORMA/.test(label))) return 'none'
  if (said) return said
  if (isLetterHead(label)) return 'date'
  if (isOtherDay(`${label} 01.01.2001`, '01.01.2001')) return 'use'
  if (words.length > 1 && isEvent(words.join(' '))) return 'use'
  return isDateRow(label) ? 'date' : 'none'
}

/** "Less deposit received by transfer on", "Replaces invoice 17 of"; not "Invoice of deposit". */
function isOfAnother(label: string) {
  if (saysReplaced(label)) return true
  const [first = '', ...others] = label.match(/\p{L}+/gu) ?? []
  const words = [first, ...others.slice(0, 2)]
  return (
    !saysBill(first) &&
    words.some((word, at) => isDeposit(word) || isDeposit(`${word} ${words[at + 1]}`))
  )
}

/** "Scadenza pagamento" is not a payment: the longest matching phrase counts. */
function calledBy(words: string[]): Called | undefined {
  const ends = words.map((_, at) => words.slice(at).join(' ')).slice(0, -1)
  return ends
    .map((end) => meanings.find((meaning) => isCalled[meaning](end)))
    .find((meaning) => meaning !== undefined)
}

/** By a phrase at the start of the words; "in" and "to" only count directly before the date. */
function saidBy(words: string[]): Called | undefined {
  const starts = words.slice(0, longestPhrase).map((_, at) => words.slice(0, at + 1).join(' '))
  const telling = starts.filter((start) => start.length > tiny || words.length === 1)
  return meanings.find((meaning) => telling.some(isCalled[meaning]))
}

const longestPhrase = 4
const tiny = 2
const mostWords = 6

/** Of the last sentence. */
function lastWords(label: string): string[] {
  const parts = label.split(/(?<=\p{L}{4})[.;](?=\s)|,(?=\s)|\s[–-]\s/u)
  const last = parts.findLast((part) => /\p{L}{2}/u.test(part)) ?? label
  return last
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word) || isNumber(word))
    .filter((word, at, all) => !isNumber(word) && !(isNumber(all[at + 1] ?? '') && word.length < 4))
    .slice(-mostWords)
}

/** "RC588590450" between "Receipt" and the day, and "no" before it. */
function isNumber(word: string) {
  return (word.match(/\d/g)?.length ?? 0) > 3
}

/** "Lausanne, le": the place where a letter was written, not "Mon,". */
function isLetterHead(label: string) {
  const [first = ''] = label.split(/[^\p{L}]/u)
  if (weekdays.has(first)) return false
  return /^\p{Lu}[\p{L}\s.'-]{2,24},(?:\s\p{L}{1,4}\.?)?\s*$/u.test(label)
}

function isListed(row: Row) {
  const [first, ...more] = row.boxes
  return (
    first !== undefined && more.length > 0 && hasPrice(row) && printedDaysIn(first.text).length > 0
  )
}

function exactly(...words: DocumentWord[]) {
  return isOneOf(wordsOfAll(({ documents }) => words.map((word) => documents[word]).join(',')))
}
