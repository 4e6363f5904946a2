import { fold } from '#lexicon/fold.ts'
import type { Language, RowWord } from '#lexicon/language.ts'
import { rowWordsIn } from '#lexicon/lexicon.ts'
import type { TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { isSpokenOf, isStrongTotal, kindOf, type RowKind } from './row-kind.ts'

/** A row and what its own words say, without its context. */
export type ReadRow = {
  row: Row
  said: ReadonlySet<RowWord>
  kind: RowKind
  isStrongTotal: boolean
}

/** By its clearest reading, otherwise by the alternatives. */
export function readRow(whole: Row, likely: readonly Language[], isOfDocument = false): ReadRow {
  const isPrinted = isOfDocument && whole.boxes.every(({ confidence }) => confidence === 1)
  const row = isPrinted ? withoutNeighbours(whole) : whole
  const texts = [...new Set([row.label, row.text, secondReading(row)])]
  const isSpoken = isPrinted ? isSpokenIn(row.boxes) : isSpokenOf(row.label)
  const kinds = isSpoken ? [] : texts.map((text) => kindOf(text, likely, isPrinted))
  const own = isPrinted && !isSpoken ? nameOfLast(row) : undefined
  // A row may contain unrelated columns.
  const isOwnTotal = own !== undefined && kindOf(own, likely, true) === 'total'
  const kind = isOwnTotal ? 'total' : (kinds.find((found) => found !== 'none') ?? 'none')
  return {
    row: whole,
    said: rowWordsIn(fold(row.label), likely, isPrinted ? row.label : undefined),
    kind,
    isStrongTotal: kind === 'total' && texts.some((text) => isStrongTotal(text, likely, isPrinted)),
  }
}

/** The words directly before the last price, if others precede them. */
function nameOfLast({ boxes }: Row) {
  const last = boxes.findLastIndex(({ text }) => price.test(text))
  const name = boxes[last - 1]?.text
  return last > 1 && name && /\p{L}{3}/u.test(name) ? name : undefined
}

const price = /\d[.,]\d{2}(?!\d)/u
const leastDigits = 6

/** A stamp with a tax number may be to the right of a form's sums. */
function withoutNeighbours(row: Row): Row {
  const last = row.boxes.findLastIndex(({ text }) => price.test(text))
  const boxes = row.boxes.filter(({ text }, at) => last < 0 || at <= last || !isNumbered(text))
  if (boxes.length === row.boxes.length) return row
  const text = boxes.map((box) => box.text).join(' ')
  return { ...row, boxes, text, label: text }
}

/** A company, phone or house number. */
function isNumbered(text: string) {
  return /\p{L}{2}/u.test(text) && (text.match(/\d/g)?.length ?? 0) >= leastDigits
}

/** A total beside a sentence may have its own label. */
function isSpokenIn(boxes: TextBox[]) {
  const named = boxes.filter(({ text }) => /\bTOTAL\b/i.test(text))
  return named.length > 0 && named.every(({ text }) => isSpokenOf(text))
}

/** The row's amounts, in hundredths. */
export function minorsOf({ row }: ReadRow): number[] {
  return row.amounts.map(({ minor }) => minor)
}

function secondReading({ boxes }: Row) {
  return boxes.map((box) => readingsOf(box).at(-1) ?? '').join(' ')
}

/**
 * After a discount, Chinese tills print the sum first and the amount due below it: finds the row of
 * the amount due, by its label or by the figures.
 */
export function payableIn(rows: ReadRow[]): ReadRow | undefined {
  const named = rows.findLast(
    ({ kind, said, row }) => kind === 'total' && row.amounts.length > 0 && said.has('payable'),
  )
  return named ?? rows.findLast((row) => isReducedSum(row, rows))
}

/** A sum above the amount due. */
export function isSumAbove({ row, kind, said }: ReadRow, payable: ReadRow): boolean {
  const isSum = kind === 'subtotal' || (kind === 'total' && said.has('sum'))
  return isSum && row.index < payable.row.index
}

/** A sum above a discount was not paid. */
export function isTakenOffBetween(sum: ReadRow, payable: ReadRow, rows: ReadRow[]): boolean {
  return rows.slice(sum.row.index, payable.row.index).some(({ kind }) => kind === 'discount')
}

/**
 * The row prints a sum minus the discounts between: the amount due, even if its label was misread.
 * In Asian scripts a misread character makes another word.
 */
function isReducedSum(read: ReadRow, rows: ReadRow[]) {
  return rows.some((sum) => sum.said.has('sum') && isReducedFrom(sum, read, rows))
}

function isReducedFrom(sum: ReadRow, read: ReadRow, rows: ReadRow[]) {
  const off = rows
    .slice(sum.row.index + 1, read.row.index)
    .filter(isTakenOff)
    .flatMap(minorsOf)
  const reduced = minorsOf(sum).flatMap((whole) => off.map((less) => whole - Math.abs(less)))
  return minorsOf(read).some((minor) => minor > 0 && reduced.includes(minor))
}

function isTakenOff(read: ReadRow) {
  return read.kind === 'discount' || minorsOf(read).some((minor) => minor < 0)
}
