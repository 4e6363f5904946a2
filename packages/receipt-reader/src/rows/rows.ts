import type { OcrPage, TextBox } from '#page/text-box.ts'
import { amountsOf } from './amounts.ts'
import { isFullPage } from './full-page.ts'
import { withLabelledValues } from './labelled-values.ts'
import { type Line, linesOf } from './lines.ts'
import { clearestReading } from './readings.ts'
import type { Row } from './row.ts'
import { withWholeAmounts } from './whole-amounts.ts'
import { withYenSigns } from './yen-signs.ts'

/** What is put right in the lines of a page, in this order. */
export const linePasses: Record<string, (lines: Line[], page: OcrPage) => Line[]> = {
  withYenSigns,
  withLabelledValues: (lines, page) => (isFullPage(page) ? withLabelledValues(lines, page) : lines),
  withWholeAmounts,
}

export function rowsOf(page: OcrPage): Row[] {
  const lines = Object.values(linePasses).reduce((read, pass) => pass(read, page), linesOf(page))
  return lines.map(rowOf)
}

function rowOf(line: Line, index: number): Row {
  const label = line.boxes.map(clearestReading).join(' ')
  return { ...line, index, label, amounts: line.boxes.flatMap(amountsOf) }
}

/** One box of a row, as if it stood there alone. */
export function pieceOf(row: Row, box: TextBox): Row {
  return { ...rowOf({ boxes: [box], text: box.text, box: box.box }, row.index), isPiece: true }
}
