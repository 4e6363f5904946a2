import { fold, plainText } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import { isOneOf } from '#lexicon/plain-words.ts'
import type { Box } from '#page/boxes.ts'
import type { TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { printedDaysIn } from './date-patterns.ts'

/** Relative to the height of the print. */
const mostGap = 1.8
const aligned = 0.8
const largest = 1.2
const rowsAbove = 4

/** The label above a value in a table: words without figures. */
export function labelAbove(row: Row, { box }: TextBox, rows: Row[]): TextBox | undefined {
  const above = rows
    .filter(({ index }) => index < row.index && index >= row.index - rowsAbove)
    .flatMap(({ boxes }) => boxes)
    .filter((other) => standsAbove(other.box, box))
  const nearest = above.toSorted((a, b) => b.box.y - a.box.y)[0]
  return nearest && /\p{L}{2}/u.test(nearest.text) && !/\d/.test(nearest.text) ? nearest : undefined
}

/** The texts above a label in its column, up to the first row without one. */
export function columnAbove({ box }: TextBox, row: Row, rows: Row[]): string[] {
  const column: string[] = []
  for (let index = row.index - 1; index >= row.index - rowsAbove; index -= 1) {
    const above = rows[index]?.boxes.find((o) => Math.abs(o.box.x - box.x) < aligned * box.height)
    if (!above) break
    column.push(above.text)
  }
  return column
}

function standsAbove(upper: Box, lower: Box) {
  const height = Math.max(upper.height, lower.height)
  const gap = lower.y - upper.y - upper.height
  const edges = [
    upper.x - lower.x,
    upper.x + upper.width - lower.x - lower.width,
    upper.x + upper.width / 2 - lower.x - lower.width / 2,
  ]
  const isAligned = edges.some((edge) => Math.abs(edge) < aligned * height)
  // Larger print is a title.
  const isLabel = upper.height < largest * lower.height
  return isLabel && isAligned && gap > -0.3 * height && gap < mostGap * height
}

const webAddress = /^(?:https?|file):\/\//i
const anyLetters = /\p{L}{3}/u

/** Browsers print the date and the URL into the margins of each page. */
export function isInMargin(
  { row, box, text }: { row: Row; box: TextBox; text: string },
  rows: Row[],
): boolean {
  if (anyLetters.test(box.text.replace(text, '')) || !/\d:\d\d/.test(box.text)) return false
  const isFirst = row.index === 0 || rows[row.index - 1]?.boxes.some(isWebAddress)
  return Boolean(isFirst) && rows.some(({ boxes }) => boxes.some(isWebAddress))
}

function isWebAddress({ text }: TextBox) {
  return webAddress.test(text)
}

const dateWords = finderOfAll(({ dates }) => dates.own)
const otherDays = finderOfAll(({ dates }) => dates.other)
const untils = listOf(wordsOfAll(({ dates }) => dates.until)).map((words) => fold(words).words)

export function isDateRow(text: string): boolean {
  return dateWords(fold(text))
}

const anyDay = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d[A-Z. ]{3,12}\d/

/** Another kind of date: of birth, or the end of a guarantee or voucher. */
export function isOtherDay(label: string, day: string): boolean {
  const text = plainText(label)
  const [before = '', after = ''] = text.split(day)
  // With two dates in a row, each belongs to the words before it.
  const own = before.split(anyDay).at(-1) ?? ''
  const words = /[\p{L}]{3}/u.test(own) || anyDay.test(after) ? own : `${own} ${after}`
  return otherDays(fold(words)) || /\bPROMO\b/.test(words) || endsWithUntil(own)
}

/** "Umtausch bis 05.06.2024": what ends on that date need not be a known word. */
function endsWithUntil(before: string) {
  const { words } = fold(before)
  return untils.some((until) => words.endsWith(until))
}

const joins = isOneOf(wordsOfAll(({ documents }) => documents.throughout))
const onlySigns = /^\s*[–—→>-]\s*$/u
/** "3.–5. May": the first date has neither month nor year. */
const bareDay = /(?<![\d:.,/-])\d{1,2}\.?\s?(?:[–—-]|\p{L}{1,5})\s?$/u

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
