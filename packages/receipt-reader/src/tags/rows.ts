import { finderOf, fold } from '#lexicon/fold.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { amountsOf } from '#rows/amounts.ts'
import { type Line, linesOf } from '#rows/lines.ts'
import { clearestReading, readingsOf } from '#rows/readings.ts'
import { withPricesJoined } from '#rows/split-prices.ts'
import { withYenSigns } from '#rows/yen-signs.ts'
import { markPayable } from './payable-sums.ts'
import type { Row } from './row.ts'
import { isSpokenOf, isStrongTotal, kindOf } from './row-words.ts'

const isTaxTable = finderOf('SUMMARY,TAX CODE,GST ANALYSIS,MWST NETTO,TAX RATE,GST CODE')

export function rowsOf(page: OcrPage): Row[] {
  return markTaxTable(markPayable(withYenSigns(linesOf(page)).map(rowOf)))
}

function rowOf(printed: Line, index: number): Row {
  const line = { ...printed, boxes: withPricesJoined(printed.boxes) }
  const texts = [line.boxes.map(clearestReading).join(' '), line.text, secondReading(line)]
  const [label = ''] = texts
  const kinds = isSpokenOf(label) ? [] : texts.map(kindOf)
  const kind = kinds.find((found) => found !== 'none') ?? 'none'
  return {
    ...line,
    index,
    label,
    kind,
    isStrongTotal: kind === 'total' && texts.some(isStrongTotal),
    amounts: line.boxes.flatMap(amountsOf),
  }
}

/** One box of a row, as if it stood there alone. */
export function pieceOf(row: Row, box: TextBox): Row {
  return { ...rowOf({ boxes: [box], text: box.text, box: box.box }, row.index), isPiece: true }
}

/** The totals of a table of taxes (net, tax, gross by rate) are no totals of the receipt. */
function markTaxTable(rows: Row[]): Row[] {
  const start = rows.findIndex(({ label }) => isTaxTable(fold(label)))
  if (start === -1) return rows
  return rows.map((row) =>
    row.index > start && row.index <= start + 8 && row.kind === 'total' && row.amounts.length > 1
      ? { ...row, kind: 'tax', isStrongTotal: false }
      : row,
  )
}

function secondReading(line: Line) {
  return line.boxes.map((box) => readingsOf(box).at(-1) ?? '').join(' ')
}
