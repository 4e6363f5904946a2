import type { Printed } from '#tags/printed-amounts.ts'
import { figuresOf } from './figures.ts'

const smallestCoin = 5
/** In whole hundredths. */
const mostRounding = 5
/** How many rows below its rounding a total stands. */
const nextRows = 2

/** A total of which one digit was misread is put right where the figures around it say what it is. */
export function withMendedTotals(printed: Printed[]): Printed[] {
  const paid = paidSums(printed)
  return printed.map((amount, index) => {
    if (amount.row.kind !== 'total') return amount
    const proven = [...roundedSums(amount, printed.slice(0, index)), ...paid]
    const mended = proven.find((minor) => isOneDigitOff(minor, amount.minor))
    return mended === undefined || proven.includes(amount.minor)
      ? amount
      : { ...amount, minor: mended }
  })
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

function isOneDigitOff(one: number, other: number) {
  const digits = String(one).split('')
  const others = String(other)
  return (
    digits.length === others.length &&
    digits.filter((digit, place) => digit !== others[place]).length === 1
  )
}
