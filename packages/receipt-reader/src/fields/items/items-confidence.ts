import { checkFigures } from '#fields/total/agreement.ts'
import type { Figures } from '#fields/total/figures.ts'
import type { ItemLine } from './items.ts'

const byVerdict = { agrees: 0.9, unknown: 0.5, disagrees: 0.3 } as const

/** Items are believed when they add up to a printed sum. */
export function itemsConfidence(
  lines: ItemLine[],
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
