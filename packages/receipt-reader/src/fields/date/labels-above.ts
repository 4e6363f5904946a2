import type { Box } from '#page/boxes.ts'
import type { TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'

/** Beside the height of the print. */
const mostGap = 1.8
const aligned = 0.8
const largest = 1.2
const rowsAbove = 4

/** The name of a value that stands above it, where other columns stand beside: words, no figures. */
export function labelAbove(row: Row, { box }: TextBox, rows: Row[]): TextBox | undefined {
  const above = rows
    .filter(({ index }) => index < row.index && index >= row.index - rowsAbove)
    .flatMap(({ boxes }) => boxes)
    .filter((other) => standsAbove(other.box, box))
  const nearest = above.toSorted((a, b) => b.box.y - a.box.y)[0]
  return nearest && /\p{L}{2}/u.test(nearest.text) && !/\d/.test(nearest.text) ? nearest : undefined
}

/** What stands above a name in its own column, without a row between that has none. */
export function columnAbove({ box }: TextBox, row: Row, rows: Row[]): string[] {
  const column: string[] = []
  for (let index = row.index - 1; index >= row.index - rowsAbove; index -= 1) {
    const above = rows[index]?.boxes.find((o) => Math.abs(o.box.x - box.x) < aligned * box.height)
    if (!above) break
    column.push(above.text)
  }
  return column
}

function standsAbove(upper: Box, lower: Box) {
  const height = Math.max(upper.height, lower.height)
  const gap = lower.y - upper.y - upper.height
  const edges = [
    upper.x - lower.x,
    upper.x + upper.width - lower.x - lower.width,
    upper.x + upper.width / 2 - lower.x - lower.width / 2,
  ]
  const isAligned = edges.some((edge) => Math.abs(edge) < aligned * height)
  // What is printed larger is a title.
  const isLabel = upper.height < largest * lower.height
  return isLabel && isAligned && gap > -0.3 * height && gap < mostGap * height
}

const webAddress = /^(?:https?|file):\/\//i
const anyLetters = /\p{L}{3}/u

/** A browser prints into the margins when it printed the page, beside where it found it: first in each page. */
export function isInMargin(
  { row, box, text }: { row: Row; box: TextBox; text: string },
  rows: Row[],
): boolean {
  if (anyLetters.test(box.text.replace(text, '')) || !/\d:\d\d/.test(box.text)) return false
  const isFirst = row.index === 0 || rows[row.index - 1]?.boxes.some(isWebAddress)
  return Boolean(isFirst) && rows.some(({ boxes }) => boxes.some(isWebAddress))
}

function isWebAddress({ text }: TextBox) {
  return webAddress.test(text)
}
