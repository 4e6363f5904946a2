import type { OcrPage, TextBox } from '#page/text-box.ts'
import { amountsOf } from './amounts.ts'
import { withLabelledValues } from './labelled-values.ts'
import { type Line, linesOf } from './lines.ts'
import { clearestReading } from './readings.ts'
import type { Row } from './row.ts'
import { isSheet } from './sheet.ts'
import { withPricesJoined } from './split-prices.ts'
import { withWholeAmounts } from './whole-amounts.ts'
import { withYenSigns } from './yen-signs.ts'

export function rowsOf(page: OcrPage): Row[] {
  const lines = withYenSigns(linesOf(page))
  return withWholeAmounts(isSheet(page) ? withLabelledValues(lines, page) : lines).map(rowOf)
}

function rowOf(printed: Line, index: number): Row {
  const line = { ...printed, boxes: withPricesJoined(printed.boxes) }
  const label = line.boxes.map(clearestReading).join(' ')
  return { ...line, index, label, amounts: line.boxes.flatMap(amountsOf) }
}

/** One box of a row, as if it stood there alone. */
export function pieceOf(row: Row, box: TextBox): Row {
  return { ...rowOf({ boxes: [box], text: box.text, box: box.box }, row.index), isPiece: true }
}
