import { pricesOf } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { Printed, TaggedRow } from '#tags/tagged-row.ts'
import { isCreditNote, saysRefund } from './total-words.ts'

/** Unit prices: "2 x 9.95", "3 KPL 0,95 €/KPL", "(POT) @3.00". */
const unitPrice =
  /^\W*(?:\d{1,3}(?:[.,]\d{1,3})?\s?(?:[x×*@]|PCS?|STK|ST|EA|KPL|SZT|UN|KS|VNT|GAB)|\(?\p{L}{0,4}\)?\s?@)\.?\s?@?\s?\P{L}{0,3}\d+[.,]\d\d\W{0,3}(?:\p{L}{0,2}\s?\/\s?\p{L}{1,4}|EA|EACH|JE)?\W*$/iu

/** The page's figures from top to bottom: the last one of each row. */
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

/** Totals that differ from the subtotal directly above them: one of the two is misread. */
export function offSubtotals(printed: Printed[]): Set<number> {
  const ledger = ledgerOf(printed)
  const off = ledger.filter(({ minor, row }, index) => {
    const above = ledger[index - 1]
    return row.kind === 'total' && above?.row.kind === 'subtotal' && above.minor !== minor
  })
  return new Set(off.map(({ minor }) => minor))
}

/** Printed figures by the kind of their row, from top to bottom, in hundredths; `all` only has those with decimals. */
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

const fewestFigures = 2
const mostOf = 0.6

/** How a refund is printed: with negative figures, or in words beside positive figures. */
export type Refund = 'in figures' | 'in words'

export function refundOn(
  printed: Printed[],
  rows: TaggedRow[],
  isDocument = false,
): Refund | undefined {
  const ledger = ledgerOf(printed).filter(({ minor }) => minor !== 0)
  const totals = ledger.filter(({ row }) => row.kind === 'total')
  const negative = ledger.filter(({ minor }) => minor < 0)
  const isMost = negative.length >= fewestFigures && negative.length >= mostOf * ledger.length
  const isNegative = totals.length > 0 ? totals.every(({ minor }) => minor < 0) : isMost
  // A document may deduct payments and call the result a total too.
  if (isNegative && (isMost || (negative.length > 1 && !isDocument))) return 'in figures'
  const said = isDocument ? creditNotesIn(rows, ledger) : refundsIn(rows, ledger)
  if (said.length === 0) return undefined
  if (negative.length > 0 && negative.length * 2 >= ledger.length) return 'in figures'
  return said.some((row) => !isTakenBack(row) && !isChange(row, ledger)) ? 'in words' : undefined
}

function refundsIn(rows: TaggedRow[], [first]: Printed[]) {
  return rows.filter(
    ({ label, amounts, index }) =>
      saysRefund(label) && (amounts.length > 0 || index < (first?.row.index ?? 0)),
  )
}

/** The title or the total itself: a refund insurance is an ordinary item. */
function creditNotesIn(rows: TaggedRow[], ledger: Printed[]) {
  const first = ledger[0]?.row.index ?? 0
  const largest = Math.max(...ledger.map(({ minor }) => Math.abs(minor)))
  return rows.filter((row) => {
    const prices = pricesOf(row)
    const isSum = row.kind === 'total' || prices.some((minor) => Math.abs(minor) === largest)
    return prices.length > 0
      ? isSum && isCreditNote(row.label)
      : row.index < first && isTitle(row) && row.boxes.some(({ text }) => isCreditNote(text))
  })
}

/** Not a column heading: folios call payments credits. */
function isTitle({ boxes, label }: TaggedRow) {
  return boxes.length === 1 || /\d/.test(label)
}

/** A returned item among paid ones. */
function isTakenBack(row: TaggedRow) {
  return pricesOf(row).some((minor) => minor < 0)
}

/** The word may mean change: then amount given minus it equals a sum above. */
function isChange(row: TaggedRow, ledger: Printed[]) {
  const above = ledger.filter((figure) => figure.row.index < row.index)
  const given = above.at(-1)?.minor ?? 0
  return pricesOf(row).some((minor) => above.some((figure) => figure.minor === given - minor))
}

/** Makes the figures of a refund positive. */
export function asPaid(printed: Printed[], refund: Refund | undefined): Printed[] {
  return refund === 'in figures'
    ? printed.map((figure) => ({ ...figure, minor: -figure.minor }))
    : printed
}
