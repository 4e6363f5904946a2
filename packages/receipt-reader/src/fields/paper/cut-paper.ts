import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { median } from '#median.ts'
import type { OcrPage } from '#page/text-box.ts'
import { pricesOf } from '#rows/prices.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { isOfHeading } from './heading-rows.ts'

/** Beside its height: text this near to the edge goes on beyond it. */
const atEdge = 0.2
const leastRows = 5
const mostRowsAtEdge = 0.35
const leastPrices = 2
const rowsOfHeading = 4
const ofTheEnd: RowKind[] = ['total', 'subtotal', 'cash', 'card', 'change', 'tax', 'tip']

/** Whether a side, the top or the bottom of the receipt is not in the picture. */
export function isCut(page: OcrPage, rows: TaggedRow[]): boolean {
  return (
    isCutAtSide(page, rows) ||
    (rows.length >= leastRows && (isCutAtTop(rows) || isCutAtBottom(page, rows)))
  )
}

/** Many rows begin or end at an edge of the picture. */
export function isCutAtSide({ width }: OcrPage, rows: TaggedRow[]) {
  const near = atEdge * heightOf(rows)
  const left = rows.filter(({ box }) => box.x <= near).length
  const right = rows.filter(({ box }) => box.x + box.width >= width - near).length
  return [left, right].some((count) => count >= leastRows && count > mostRowsAtEdge * rows.length)
}

/** It begins at the upper edge, with prices instead of a heading. */
function isCutAtTop(rows: TaggedRow[]) {
  const [first] = rows
  if (!first || !touches(first.box.y, rows)) return false
  const top = rows.slice(0, rowsOfHeading)
  const priced = top.filter((row) => undatedPrices(row).length > 0)
  return priced.length >= leastPrices && !top.some((row) => isOfHeading(row) || isDated(row))
}

/** It ends at the lower edge, with prices, and nowhere says what they come to. */
function isCutAtBottom({ height }: OcrPage, rows: TaggedRow[]) {
  const last = rows.at(-1)
  if (!last || !touches(height - last.box.y - last.box.height, rows)) return false
  const prices = rows.flatMap(undatedPrices)
  const largest = Math.max(...prices)
  return (
    prices.length >= leastPrices &&
    prices.filter((price) => price === largest).length === 1 &&
    !rows.some((row) => ofTheEnd.includes(row.kind) && undatedPrices(row).length > 0)
  )
}

function touches(distance: number, rows: TaggedRow[]) {
  return distance < heightOf(rows)
}

function heightOf(rows: TaggedRow[]) {
  return median(rows.map(({ box }) => box.height))
}

function isDated({ label }: TaggedRow) {
  return printedDaysIn(label).length > 0
}

function undatedPrices(row: TaggedRow) {
  return isDated(row) ? [] : pricesOf(row)
}
