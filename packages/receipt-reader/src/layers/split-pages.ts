import { withoutAccents } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { hasPrice, type Row } from '#rows/row.ts'
import { rowsOf } from '#rows/rows.ts'
import { hasOtherDays, hasOtherNumbers, hasSameNumber, headOf } from './page-heads.ts'
import { isCarriedOver, isLater } from './page-signs.ts'

type Read = Pick<ReceiptReading, 'vendor' | 'amount' | 'date'>
type Page = Omit<Read, 'amount'> & { rows: Row[]; minor: number | undefined }
type Verdict = 'same' | 'doubt' | 'other'

export type Parts = {
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

/** Only a page with a sum is a receipt by itself, and not if it says that it goes on. */
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
