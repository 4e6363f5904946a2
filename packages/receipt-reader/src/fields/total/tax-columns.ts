import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'
import type { Box } from '#page/boxes.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

const saysTax = finderOfAll(({ phrases }) => phrases.taxName)
const saysIncluding = finderOfAll(({ rows }) => rows.including)
/** Beside the height of the print. */
const aligned = 1

/** "Total 83,00 5,43" below "Price" and "VAT": what stands in the column of the tax is no total. */
export function withoutTaxColumns(printed: Printed[], rows: TaggedRow[]): Printed[] {
  const heads = rows
    .filter((row) => row.boxes.length > 1 && !hasPrice(row))
    .flatMap((row) => row.boxes.filter(({ text }) => isOfTax(text)).map(({ box }) => box))
  if (heads.length === 0) return printed
  return printed.filter(({ row, box, minor }) => {
    const hasMore = row.amounts.some((other) => other.minor > minor)
    return row.kind !== 'total' || !hasMore || !heads.some((head) => standsBelow(head, box.box))
  })
}

function isOfTax(text: string) {
  const folded = fold(text)
  return saysTax(folded) && !saysIncluding(folded)
}

function standsBelow(head: Box, { x, y, width, height }: Box) {
  const edges = [
    head.x - x,
    head.x + head.width - x - width,
    head.x + head.width / 2 - x - width / 2,
  ]
  return y > head.y && edges.some((edge) => Math.abs(edge) < aligned * height)
}
