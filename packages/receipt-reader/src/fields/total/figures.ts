import type { Printed } from '#tags/printed-amounts.ts'
import type { RowKind } from '#tags/row-kind.ts'

/** The printed figures by what their rows call them, top to bottom, in whole hundredths; `all` have decimals. */
export type Figures = Record<
  'totals' | 'subtotals' | 'taxes' | 'tips' | 'roundings' | 'cash' | 'change' | 'cards' | 'all',
  number[]
> & { largest: number }

export function figuresOf(printed: Printed[]): Figures {
  const of = (...kinds: RowKind[]) =>
    printed.filter(({ row }) => kinds.includes(row.kind)).map(({ minor }) => minor)
  const all = printed
    .filter(({ isWhole, minor }) => !isWhole && minor > 0)
    .map(({ minor }) => minor)
  return {
    totals: of('total'),
    subtotals: of('subtotal'),
    taxes: of('tax'),
    tips: of('tip'),
    roundings: of('rounding')
      .map((minor) => minor % 100)
      .filter((minor) => Math.abs(minor) <= 5),
    cash: of('cash', 'card').map(Math.abs),
    change: of('change').map(Math.abs),
    cards: of('card'),
    all,
    largest: Math.max(...all),
  }
}
