import type { Printed } from './printed-amounts.ts'
import type { RowKind } from './row-words.ts'

/** The printed figures by what their rows call them, top to bottom, in whole hundredths. */
export type Figures = Record<
  | 'totals'
  | 'subtotals'
  | 'taxes'
  | 'tips'
  | 'roundings'
  | 'cash'
  | 'change'
  | 'cards'
  | 'plausible',
  number[]
>

export function figuresOf(printed: Printed[]): Figures {
  const of = (...kinds: RowKind[]) =>
    printed.filter(({ row }) => kinds.includes(row.kind)).map(({ minor }) => minor)
  return {
    totals: of('total'),
    subtotals: of('subtotal'),
    taxes: of('tax'),
    tips: of('tip'),
    roundings: of('rounding').filter((minor) => Math.abs(minor) <= 5),
    cash: of('cash', 'card'),
    change: of('change').map(Math.abs),
    cards: of('card'),
    plausible: printed
      .filter(({ isWhole, minor }) => !isWhole && minor > 0)
      .map(({ minor }) => minor),
  }
}
