import type { Printed } from '#tags/printed-amounts.ts'
import { explanationsOf } from './explanations.ts'
import { figuresOf } from './figures.ts'

const smallestCoin = 5
/** In whole hundredths. */
const mostRounding = 5
/** How many rows below its rounding a total stands. */
const nextRows = 2

/** What was read this well stands: rather the money that was given was misread. */
const sure = 0.97
const sureOfEach = 0.9

/** A total of which one digit was misread is put right where the figures around it say what it is. */
export function withMendedTotals(printed: Printed[]): Printed[] {
  const paid = paidSums(printed)
  const kept = lessChange(printed)
  const summed = new Set(
    explanationsOf(printed, [])
      .filter(({ by }) => by !== 'payment')
      .map(({ total }) => total),
  )
  return printed.map((amount, index) => {
    if (amount.row.kind !== 'total') return amount
    const isAlone = !printed.some(({ minor, row }) => minor === amount.minor && row !== amount.row)
    const proven = [
      ...roundedSums(amount, printed.slice(0, index)),
      ...paid,
      ...(isAlone && !isSurelyRead(amount) && !summed.has(amount.minor) ? kept : []),
    ]
    const mended = proven.find((minor) => isOneDigitOff(String(minor), String(amount.minor)))
    return mended === undefined || proven.includes(amount.minor)
      ? amount
      : { ...amount, minor: mended, isMended: true }
  })
}

function isSurelyRead({ box: { confidence, weakest = 0 } }: Printed) {
  return confidence >= sure && weakest >= sureOfEach
}

/** "5188" is 51.88 where the sums above it come out at that. */
export function withLostPoints(printed: Printed[]): Printed[] {
  const lost = printed.find(
    ({ row, isWhole, minor }) => isWhole && row.kind === 'total' && minor >= 10_000,
  )
  if (!lost) return printed
  const mended = { ...lost, minor: lost.minor / 100, isWhole: false }
  const tried = printed.map((amount) => (amount === lost ? mended : amount))
  return explanationsOf(tried, []).some(({ total }) => total === mended.minor) ? tried : printed
}

/** What the sum above and the rounding below it make. */
function roundedSums({ row }: Printed, above: Printed[]): number[] {
  const rounding = above.findLast((other) => other.row.kind === 'rounding')
  const sum = above.findLast((other) => other.row.kind === 'total')
  if (!rounding || !sum || sum.row.index > rounding.row.index) return []
  if (row.index > rounding.row.index + nextRows) return []
  const by = Math.abs(rounding.minor)
  if (by === 0 || by > mostRounding) return []
  return [sum.minor + by, sum.minor - by].filter((minor) => minor % smallestCoin === 0)
}

/** A subtotal with its tax, if as much was paid. */
function paidSums(printed: Printed[]): number[] {
  const { subtotals, taxes, cash } = figuresOf(printed)
  return cash.filter((paid) => taxes.some((tax) => subtotals.includes(paid - tax)))
}

/** What was given less what was handed back. */
function lessChange(printed: Printed[]): number[] {
  const { cash, change } = figuresOf(printed.filter(({ isWhole }) => !isWhole))
  const back = change.filter((minor) => minor > 0)
  return cash.flatMap((given) => back.map((minor) => given - minor)).filter((minor) => minor > 0)
}

/** One digit was misread, or lost under a mark of a pen. */
function isOneDigitOff(right: string, read: string) {
  const first = Array.from(right).findIndex((digit, place) => digit !== read[place])
  const isMisread = right.length === read.length && right.slice(first + 1) === read.slice(first + 1)
  const isLost = right.length === read.length + 1 && right.slice(first + 1) === read.slice(first)
  return first !== -1 && (isMisread || isLost)
}
