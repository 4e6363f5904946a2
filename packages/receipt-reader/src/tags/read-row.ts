import { fold } from '#lexicon/fold.ts'
import type { Language, RowWord } from '#lexicon/language.ts'
import { rowWordsIn } from '#lexicon/lexicon.ts'
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
export function readRow(row: Row, likely: readonly Language[]): ReadRow {
  const texts = [...new Set([row.label, row.text, secondReading(row)])]
  const kinds = isSpokenOf(row.label) ? [] : texts.map((text) => kindOf(text, likely))
  const kind = kinds.find((found) => found !== 'none') ?? 'none'
  return {
    row,
    said: rowWordsIn(fold(row.label), likely),
    kind,
    isStrongTotal: kind === 'total' && texts.some((text) => isStrongTotal(text, likely)),
  }
}

/** What the row prints, in whole hundredths. */
export function minorsOf({ row }: ReadRow): number[] {
  return row.amounts.map(({ minor }) => minor)
}

function secondReading({ boxes }: Row) {
  return boxes.map((box) => readingsOf(box).at(-1) ?? '').join(' ')
}
