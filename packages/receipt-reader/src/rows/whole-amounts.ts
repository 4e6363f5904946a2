import type { Line } from './lines.ts'
import { withBoxTexts } from './readings.ts'

const decimals = /\d[.,]\d\d(?!\d)/
/** A figure in groups of three that ends its text, but for a sign or a word of its currency. */
const groupedFigure =
  /(?<=^|[^\d.,:/#¥￥$€£-]|(?:^|\s)-\s?)(?<!#\s?)(?:[W₩\\]\s?)?(?<figure>[1-9]\d{0,2}(?:(?:[.,]\s?|\s,)\d{3})+)(?=\s?\P{L}?\p{L}{0,3}\s*$)/u
const fewestFigures = 3

/**
 * Where a page prints its money in whole thousands ("12.500", "₩13,820") and next to nothing with two decimals,
 * such a figure is an amount. It gets the sign that stands for any currency, to be told from a quantity.
 */
export function withWholeAmounts(lines: Line[]): Line[] {
  const texts = lines.flatMap(({ boxes }) => boxes.map(({ text }) => text))
  const grouped = texts.filter((text) => groupedFigure.test(text)).length
  const withDecimals = texts.filter((text) => decimals.test(text)).length
  if (grouped < fewestFigures || withDecimals * 3 > grouped) return lines
  return lines.map((line) =>
    withBoxTexts(line, (text) =>
      text.replace(groupedFigure, (figure) => `¤${figure.replaceAll(/[^\d.,]/g, '')}`),
    ),
  )
}
