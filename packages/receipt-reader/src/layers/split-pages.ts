import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { withoutAccents } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { hasPrice, type Row } from '#rows/row.ts'
import { rowsOf } from '#rows/rows.ts'
import { carryRows } from '#tags/carried-sums.ts'

type Read = Pick<ReceiptReading, 'vendor' | 'amount' | 'date'>
type Page = Omit<Read, 'amount'> & { rows: Row[]; minor: number | undefined }
type Verdict = 'same' | 'doubt' | 'other'

type Parts = {
  /** Which pages, counted from 1, belong together. */
  groups: [first: number, last: number][]
  /** Pages were kept together that may be receipts of their own. */
  isInDoubt: boolean
}

/**
 * All pages belong together, but for a file of many receipts, where a page with a sum and with a vendor, a day or
 * a number of its own begins another one.
 */
export function partsOf(pages: OcrPage[], readings: Read[]): Parts {
  const groups: Page[][] = []
  let isInDoubt = false
  for (const [index, page] of pages.entries()) {
    const next = pageOf(page, readings[index])
    const open = groups.at(-1)
    const verdict = open ? verdictOn(next, open) : 'other'
    if (verdict === 'doubt') isInDoubt = true
    if (open && verdict !== 'other') open.push(next)
    else groups.push([next])
  }
  return { groups: numbersOf(groups), isInDoubt }
}

/** Whether more than one page could be a receipt by itself. */
export function mayBeSeveral(pages: OcrPage[]): boolean {
  const alone = pages.filter((page) => {
    const rows = rowsOf({ ...page, isOfDocument: true })
    return rows.some(hasPrice) && !isLater(rows)
  })
  return alone.length > 1
}

function numbersOf(groups: Page[][]): Parts['groups'] {
  let last = 0
  return groups.map(({ length }) => {
    last += length
    return [last - length + 1, last]
  })
}

function pageOf(page: OcrPage, read: Read | undefined): Page {
  const { vendor = '', amount = '', date = '' } = read ?? {}
  const minor = amount === '' ? undefined : Math.round(Number(amount) * 100)
  return { rows: rowsOf({ ...page, isOfDocument: true }), vendor, date, minor }
}

/** Only a page with a total is a separate receipt, unless it says that it continues. */
function verdictOn(page: Page, open: Page[]): Verdict {
  const last = open.at(-1)!
  const before = open.filter(({ minor }) => minor !== undefined)
  const { minor, rows } = page
  if (minor === undefined || before.length === 0) return 'same'
  if (isLater(rows) || isCarriedOver(last.rows, rows)) return 'same'
  const sums = before.map((other) => other.minor!)
  const isSum = before.length > 1 && minor === sums.reduce((sum, each) => sum + each, 0)
  return isSum ? 'same' : byHeads(page, before, sums.includes(minor))
}

function byHeads(page: Page, before: Page[], isSameSum: boolean): Verdict {
  const [head, first] = [headOf(page.rows), headOf(before[0]!.rows)]
  if (hasOtherNumbers(first, head)) return 'other'
  const isOtherDay = hasOtherDays(first, head)
  const vendor = before.find((other) => other.vendor !== '')?.vendor ?? ''
  if (page.vendor !== '' && vendor !== '' && !isSameName(page.vendor, vendor)) {
    if (hasSameNumber(first, head) && !isOtherDay) return 'same'
    // Below the prices it may be a bank, a guest, or the firm behind the vendor.
    const isInHead = head.texts.some((text) => isSameName(text, page.vendor))
    return isInHead || isOtherDay ? 'other' : 'doubt'
  }
  if (isSameSum) return 'same'
  if (isOtherDay) return 'other'
  const days = before.map(({ date }) => date).filter(Boolean)
  return page.date !== '' && days.length > 0 && !days.includes(page.date) ? 'doubt' : 'same'
}

function isSameName(one: string, other: string) {
  const [a, b] = [one, other].map((name) =>
    withoutAccents(name)
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  if (a === '' || b === '') return false
  return isSimilar(a!, b!) || a!.includes(b!) || b!.includes(a!)
}

/** What is printed above a page's first price: texts, dates and rows with a number. */
type Head = {
  texts: string[]
  days: Set<string>
  /** The digits of a row by its pattern, and which of these rows contain a date. */
  numbers: Map<string, string>
  dated: Set<string>
}

const leastDigits = 3
/** A number that no two vendors have in common. */
const ownDigits = 4

function headOf(rows: Row[]): Head {
  const first = rows.findIndex(hasPrice)
  const above = rows.slice(0, first === -1 ? rows.length : first)
  const labels = above.map(({ label }) => label)
  return {
    texts: [...labels, ...above.flatMap(({ boxes }) => boxes.map(({ text }) => text))],
    days: new Set(labels.flatMap((label) => printedDaysIn(label).map(dayOf))),
    numbers: new Map(labels.filter(hasNumber).map((label) => [shapeOf(label), digitsIn(label)])),
    dated: new Set(labels.filter((label) => printedDaysIn(label).length > 0).map(shapeOf)),
  }
}

function shapeOf(label: string) {
  return label.replaceAll(/\d+/g, '0')
}

/** The same words beside other numbers: a day, an hour, a receipt number. One digit may be misread. */
function hasOtherNumbers(one: Head, other: Head): boolean {
  const changed = [...one.numbers].flatMap(([shape, digits]) => {
    const there = other.numbers.get(shape)
    return there === undefined || there === digits ? [] : [[digits, there] as const]
  })
  return changed.length > 1 || changed.some(([a, b]) => differingDigits(a, b) > 1)
}

function hasOtherDays(one: Head, other: Head): boolean {
  return (
    one.days.size > 0 && other.days.size > 0 && ![...one.days].some((day) => other.days.has(day))
  )
}

/** Pages of one bill say its number again; a day is shared by all receipts of that day. */
function hasSameNumber(one: Head, other: Head): boolean {
  return [...one.numbers].some(
    ([shape, digits]) =>
      digits.length >= ownDigits && other.numbers.get(shape) === digits && !one.dated.has(shape),
  )
}

function hasNumber(label: string) {
  const isTold = /\p{L}{2}/u.test(label) || printedDaysIn(label).length > 0
  return isTold && digitsIn(label).length >= leastDigits && pageNumberIn(label) === undefined
}

function digitsIn(label: string) {
  return label.replaceAll(/\D/g, '')
}

function differingDigits(one: string, other: string) {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY
  return Array.from(one).filter((digit, at) => digit !== other[at]).length
}

function dayOf({ year, month, day }: { year: number; month: number; day: number }) {
  return `${year}-${month}-${day}`
}

const pageWords = listOf(wordsOfAll(({ phrases }) => phrases.page)).map(plain)
const pageNumber = new RegExp(
  `(?:^|[^\\p{L}])(?:${pageWords.join('|')})\\W{0,3}(\\d{1,2})(?!\\d)`,
  'u',
)
const asianNumber = /第?(\d{1,2})[頁页ペ]/u
/** "2/3" alone in a corner. */
const bareNumber = /^\W*(\d)\s?\/\s?(\d)\W*$/

/** The number that a text gives its page. */
function pageNumberIn(text: string): number | undefined {
  const found = pageNumber.exec(plain(text)) ?? asianNumber.exec(text) ?? bareNumber.exec(text)
  return found ? Number(found[1]) : undefined
}

/** Says that it is the second page, or a later one. */
function isLater(rows: Row[]): boolean {
  return rows.some(({ boxes }) => boxes.some(({ text }) => (pageNumberIn(text) ?? 0) > 1))
}

/** The sum is carried over from one page to the other. */
function isCarriedOver(from: Row[], to: Row[]): boolean {
  const last = from.findLast(hasPrice)
  return carryRows(to).length > 0 || (last !== undefined && carryRows(from).includes(last))
}

function plain(text: string) {
  return withoutAccents(text).toUpperCase()
}
