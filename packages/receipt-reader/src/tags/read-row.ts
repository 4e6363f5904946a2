import { fold } from '#lexicon/fold.ts'
import type { Language, RowWord } from '#lexicon/language.ts'
import { rowWordsIn } from '#lexicon/lexicon.ts'
import type { TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { isSpokenOf, isStrongTotal, kindOf, type RowKind } from './row-kind.ts'

/** A row and what its own words say, whatever stands around it. */
export type ReadRow = {
  row: Row
  said: ReadonlySet<RowWord>
  kind: RowKind
  isStrongTotal: boolean
}

/** By its clearest reading, and where that says nothing by the others. */
export function readRow(row: Row, likely: readonly Language[], isOfDocument = false): ReadRow {
  const isPrinted = isOfDocument && row.boxes.every(({ confidence }) => confidence === 1)
  const texts = [...new Set([row.label, row.text, secondReading(row)])]
  const isSpoken = isPrinted ? isSpokenIn(row.boxes) : isSpokenOf(row.label)
  const kinds = isSpoken ? [] : texts.map((text) => kindOf(text, likely, isPrinted))
  const kind = kinds.find((found) => found !== 'none') ?? 'none'
  return {
    row,
    said: rowWordsIn(fold(row.label), likely, isPrinted ? row.label : undefined),
    kind,
    isStrongTotal: kind === 'total' && texts.some((text) => isStrongTotal(text, likely, isPrinted)),
  }
}

/** Beside a sentence a sum may have its own words. */
function isSpokenIn(boxes: TextBox[]) {
  const named = boxes.filter(({ text }) => /\bTOTAL\b/i.test(text))
  return named.length > 0 && named.every(({ text }) => isSpokenOf(text))
}

/** What the row prints, in whole hundredths. */
export function minorsOf({ row }: ReadRow): number[] {
  return row.amounts.map(({ minor }) => minor)
}

function secondReading({ boxes }: Row) {
  return boxes.map((box) => readingsOf(box).at(-1) ?? '').join(' ')
}
