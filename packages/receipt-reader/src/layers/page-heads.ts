import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { hasPrice, type Row } from '#rows/row.ts'
import { pageNumberIn } from './page-signs.ts'

/** What a page tells of itself above its first price: its texts, days, and rows with a number. */
type Head = {
  texts: string[]
  days: Set<string>
  /** The digits of a row by its look, and which of these rows have a day in them. */
  numbers: Map<string, string>
  dated: Set<string>
}

const leastDigits = 3
/** A number that no two vendors have in common. */
const ownDigits = 4

export function headOf(rows: Row[]): Head {
  const first = rows.findIndex(hasPrice)
  const above = rows.slice(0, first === -1 ? rows.length : first)
  const labels = above.map(({ label }) => label)
  return {
    texts: [...labels, ...above.flatMap(({ boxes }) => boxes.map(({ text }) => text))],
    days: new Set(labels.flatMap((label) => printedDaysIn(label).map(dayOf))),
    numbers: new Map(labels.filter(hasNumber).map((label) => [lookOf(label), digitsIn(label)])),
    dated: new Set(labels.filter((label) => printedDaysIn(label).length > 0).map(lookOf)),
  }
}

function lookOf(label: string) {
  return label.replaceAll(/\d+/g, '0')
}

/** The same words beside other numbers: a day, an hour, a receipt number. One digit may be misread. */
export function hasOtherNumbers(one: Head, other: Head): boolean {
  const changed = [...one.numbers].flatMap(([look, digits]) => {
    const there = other.numbers.get(look)
    return there === undefined || there === digits ? [] : [[digits, there] as const]
  })
  return changed.length > 1 || changed.some(([a, b]) => differingDigits(a, b) > 1)
}

export function hasOtherDays(one: Head, other: Head): boolean {
  return (
    one.days.size > 0 && other.days.size > 0 && ![...one.days].some((day) => other.days.has(day))
  )
}

/** Pages of one bill say its number again; a day is shared by all receipts of that day. */
export function hasSameNumber(one: Head, other: Head): boolean {
  return [...one.numbers].some(
    ([look, digits]) =>
      digits.length >= ownDigits && other.numbers.get(look) === digits && !one.dated.has(look),
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
