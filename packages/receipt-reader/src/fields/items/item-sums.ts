import { checkFigures } from '#fields/total/agreement.ts'
import type { Figures } from '#fields/total/ledger.ts'

type Priced = { minor: number }

/** An order type beside what all above it add up to ("Take out 18.00") is a sum that nobody bought. */
export function withoutSum<T extends Priced>(lines: T[], sums: number[]): T[] {
  const last = lines.at(-1)
  const above = lines.slice(0, -1)
  const isSum = above.length > 1 && last?.minor === sumOf(above) && sums.includes(last.minor)
  return isSum ? above : lines
}

/** A minus without which the prices add up to a printed sum, and with which they do not, is a smudge. */
export function withoutSmudges<T extends { price: Priced }>(priced: T[], sums: number[]): T[] {
  const prices = priced.map(({ price }) => price)
  const plain = prices.map(({ minor }) => ({ minor: Math.abs(minor) }))
  if (sums.includes(sumOf(prices)) || !sums.includes(sumOf(plain))) return priced
  return priced.map((row) => ({
    ...row,
    price: { ...row.price, minor: Math.abs(row.price.minor) },
  }))
}

export function sumOf(lines: Priced[]): number {
  return lines.reduce((sum, { minor }) => sum + minor, 0)
}

const byVerdict = { agrees: 0.9, unknown: 0.5, disagrees: 0.3 } as const

/** Items are believed when they add up to a printed sum. */
export function itemsConfidence(
  lines: Priced[],
  total: number | undefined,
  { subtotals, taxes, tips }: Figures,
): number {
  if (lines.length === 0) return 0
  const items = lines.map(({ minor }) => minor)
  const extras = { tax: taxes[0] ?? null, tip: tips[0] ?? null }
  const verdicts = [...subtotals, undefined].map(
    (subtotal) =>
      checkFigures({ items, total: total ?? null, subtotal: subtotal ?? null, ...extras }).items,
  )
  const best = (['agrees', 'unknown'] as const).find((verdict) => verdicts.includes(verdict))
  return byVerdict[best ?? 'disagrees']
}
