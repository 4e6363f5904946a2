import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { pricesOf, type Row } from '#rows/row.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { headingOf, isOfHeading, looksLikeReceipt } from './is-receipt.ts'

const leastRows = 6
const rowsOfName = 3
const lettersOfName = 4

/**
 * Whether a second receipt begins below the first: a heading of its own, another sum, and another day or another
 * name. The slip of a card below a bill has name and day in common with it.
 */
export function standAboveEachOther(rows: TaggedRow[]): boolean {
  return rows.some((row) => {
    if (row.index < leastRows || row.index > rows.length - leastRows) return false
    const parts = [rows.slice(0, row.index), rows.slice(row.index)] as const
    return areApart(...parts) && parts.every((part) => looksLikeReceipt(part))
  })
}

function areApart(above: TaggedRow[], below: TaggedRow[]) {
  const heading = headingOf(below)
  if (!heading.some((row) => row.kind === 'none' && isOfHeading(row))) return false
  const isOtherDay = haveNothingInCommon(daysIn(above), daysIn(below))
  const isOther = isOtherName(heading, above)
  if (haveNothingInCommon(sumsOf(above), sumsOf(below))) return isOtherDay || isOther
  return isOtherDay && isOther && haveNothingInCommon(sumsOrLargest(above), sumsOrLargest(below))
}

/** Where no word says which sum is the total, it is among the largest figures. */
function sumsOrLargest(rows: TaggedRow[]) {
  const sums = sumsOf(rows)
  return sums.length > 0 ? sums : largestOf(rows.flatMap(pricesOf))
}

function largestOf(prices: number[]) {
  return prices.toSorted((a, b) => b - a).slice(0, 2)
}

function isOtherName(heading: Row[], above: Row[]) {
  const names = heading
    .slice(0, rowsOfName)
    .map(compactOf)
    .filter((name) => name.length >= lettersOfName)
  const known = above.map(compactOf)
  return (
    names.length > 0 &&
    !names.some((name) => known.some((text) => text.includes(name) || isSimilar(text, name)))
  )
}

function compactOf({ label }: Row) {
  return fold(label).compact
}

function haveNothingInCommon<T>(one: T[], other: T[]) {
  return one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))
}

/** Unambiguous dates; day and month in any order. */
function daysIn(rows: TaggedRow[]) {
  return rows.flatMap(({ label }) =>
    printedDaysIn(label)
      .filter(({ hasFullYear }) => hasFullYear)
      .map(({ year, month, day }) => [year, ...[month, day].toSorted((a, b) => a - b)].join()),
  )
}

const leastBoxes = 8
/** Relative to the page's width: the narrowest receipt, and the gap between two. */
const leastGap = 0.015

/** Whether a vertical gap separates two receipts, each with its own total. */
export function standSideBySide(page: OcrPage): boolean {
  return gapsIn(page).some((middle) => {
    const isLeft = ({ box }: TextBox) => box.x + box.width / 2 < middle
    const sides = [page.boxes.filter(isLeft), page.boxes.filter((box) => !isLeft(box))]
    return sides.every((boxes) => isReceipt({ ...page, boxes }))
  })
}

/** Vertical gaps without text from the first row to the last, with text on both sides. */
function gapsIn({ boxes, width }: OcrPage): number[] {
  const sorted = boxes.map(({ box }) => box).toSorted((a, b) => a.x - b.x)
  const gaps: number[] = []
  let right = 0
  for (const [before, box] of sorted.entries()) {
    const isParted = box.x - right > leastGap * width
    if (isParted && before >= leastBoxes && sorted.length - before >= leastBoxes) {
      gaps.push((right + box.x) / 2)
    }
    right = Math.max(right, box.x + box.width)
  }
  return gaps
}

function isReceipt(page: OcrPage) {
  const rows = tagRows(rowsOf(page))
  return looksLikeReceipt(rows) && sumsOf(rows).length > 0
}

/** The amounts of total rows, in hundredths. */
export function sumsOf(rows: TaggedRow[]): number[] {
  return rows
    .filter(({ kind, label }) => kind === 'total' && /\p{L}{2}/u.test(label))
    .flatMap(({ amounts }) => amounts.map(({ minor }) => minor))
}
