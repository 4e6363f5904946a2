import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import { pricesOf } from '#rows/prices.ts'
import type { Row } from '#rows/row.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { headingOf, isOfHeading } from './heading-rows.ts'
import { looksLikeReceipt } from './receipt-likeness.ts'
import { sumsOf } from './sums.ts'

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

/** Days that are surely meant; day and month in any order. */
function daysIn(rows: TaggedRow[]) {
  return rows.flatMap(({ label }) =>
    printedDaysIn(label)
      .filter(({ hasFullYear }) => hasFullYear)
      .map(({ year, month, day }) => [year, ...[month, day].toSorted((a, b) => a - b)].join()),
  )
}
