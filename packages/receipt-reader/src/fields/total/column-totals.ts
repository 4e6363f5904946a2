import type { Box } from '#page/boxes.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import { isStrongTotal } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

/** Beside the height of the print. */
const aligned = 1

/** "Net | VAT | INVOICE TOTAL" in one row and the figures in the next: a total has its name above it. */
export function withColumnTotals(printed: Printed[], rows: TaggedRow[]): Printed[] {
  return printed.map((figure) => {
    const { row, box } = figure
    const head = rows[row.index - 1]
    if (!head || head.boxes.length < 2 || hasPrice(head) || goesOn(box.box, rows[row.index + 1]))
      return figure
    const isOneEach = head.boxes.length === row.boxes.length
    const name = isOneEach
      ? head.boxes[row.boxes.indexOf(box)]
      : head.boxes.find((other) => standsAbove(other.box, box.box))
    return name && isStrongTotal(name.text, [], true)
      ? { ...figure, row: { ...row, kind: 'total' as const, isStrongTotal: true } }
      : figure
  })
}

/** A column of items goes on below. */
function goesOn(box: Box, below: TaggedRow | undefined) {
  return below?.amounts.some((other) => standsAbove(box, other.box.box)) ?? false
}

function standsAbove(upper: Box, lower: Box) {
  const edges = [
    upper.x - lower.x,
    upper.x + upper.width - lower.x - lower.width,
    upper.x + upper.width / 2 - lower.x - lower.width / 2,
  ]
  const height = Math.max(upper.height, lower.height)
  return edges.some((edge) => Math.abs(edge) < aligned * height)
}
