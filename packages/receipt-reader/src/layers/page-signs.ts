import { withoutAccents } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { hasPrice, type Row } from '#rows/row.ts'
import { carryRows } from '#tags/carried-sums.ts'

const pageWords = listOf(wordsOfAll(({ phrases }) => phrases.page)).map(plain)
const pageNumber = new RegExp(
  `(?:^|[^\\p{L}])(?:${pageWords.join('|')})\\W{0,3}(\\d{1,2})(?!\\d)`,
  'u',
)
const asianNumber = /第?(\d{1,2})[頁页ペ]/u
/** "2/3" alone in a corner. */
const bareNumber = /^\W*(\d)\s?\/\s?(\d)\W*$/

/** The number that a text gives its page. */
export function pageNumberIn(text: string): number | undefined {
  const found = pageNumber.exec(plain(text)) ?? asianNumber.exec(text) ?? bareNumber.exec(text)
  return found ? Number(found[1]) : undefined
}

/** Says that it is the second page, or a later one. */
export function isLater(rows: Row[]): boolean {
  return rows.some(({ boxes }) => boxes.some(({ text }) => (pageNumberIn(text) ?? 0) > 1))
}

/** The sum is carried over from one page to the other. */
export function isCarriedOver(from: Row[], to: Row[]): boolean {
  const last = from.findLast(hasPrice)
  return carryRows(to).length > 0 || (last !== undefined && carryRows(from).includes(last))
}

function plain(text: string) {
  return withoutAccents(text).toUpperCase()
}
