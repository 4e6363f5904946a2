import type { Printed } from '#tags/printed-amounts.ts'
import type { RowKind } from '#tags/row-kind.ts'

/** "2 x 9.95", "3 KPL 0,95 €/KPL", "(POT) @3.00": what one of them costs. */
const unitPrice =
  /^\W*(?:\d{1,3}(?:[.,]\d{1,3})?\s?(?:[x×*@]|PCS?|STK|ST|EA|KPL|SZT|UN|KS|VNT|GAB)|\(?\p{L}{0,4}\)?\s?@)\.?\s?@?\s?\P{L}{0,3}\d+[.,]\d\d\W{0,3}(?:\p{L}{0,2}\s?\/\s?\p{L}{1,4}|EA|EACH|JE)?\W*$/iu

/** The figures of the page from top to bottom: of each row the one that stands last, where prices stand. */
export function ledgerOf(printed: Printed[]): Printed[] {
  const rows = Map.groupBy(
    printed.filter(({ isWhole }) => !isWhole),
    ({ row }) => row.index,
  )
  return [...rows.values()].flatMap((figures) => {
    const last = figures.at(-1)
    const isCounted = last?.row.kind === 'quantity' || unitPrice.test(last?.row.label ?? '')
    return last && !isCounted ? [last] : []
  })
}

/** Totals that differ from the subtotal right above them, with nothing printed between: one of the two is misread. */
export function offSubtotals(printed: Printed[]): Set<number> {
  const ledger = ledgerOf(printed)
  const off = ledger.filter(({ minor, row }, index) => {
    const above = ledger[index - 1]
    return row.kind === 'total' && above?.row.kind === 'subtotal' && above.minor !== minor
  })
  return new Set(off.map(({ minor }) => minor))
}

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
