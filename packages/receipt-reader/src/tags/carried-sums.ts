import { fold } from '#lexicon/fold.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { languagesOf } from '#lexicon/page-languages.ts'
import { plainWordsFinder } from '#lexicon/plain-words.ts'
import type { Row } from '#rows/row.ts'
import { type ReadRow, readRow } from './read-row.ts'

/** Whole words: not the "riporto" in "Agriporto", nor the "Übertrag" in "übertragen". */
const saysCarried = plainWordsFinder(
  wordsOfAll(({ rows, ownPages }) => [rows.carry, ownPages.carry ?? ''].join(',')),
)
const withoutSpaces = /\p{Script=Han}/u

/** Says that it is the sum of one page, printed again on the next. */
function saysCarry({ said, row }: ReadRow): boolean {
  return said.has('carry') && (saysCarried(row.label) || withoutSpaces.test(row.label))
}

/** Amounts carried to the next page are already counted; the total is below all of them. */
export function carriedIn(rows: ReadRow[]): Set<ReadRow> {
  const last = rows.findLastIndex(
    (read) => read.kind === 'total' && read.row.amounts.length > 0 && !saysCarry(read),
  )
  return new Set(
    rows.filter((read, index) => index < last && !read.said.has('payable') && saysCarry(read)),
  )
}

/** The rows that say so themselves. */
export function carryRows(rows: Row[]): Row[] {
  const likely = languagesOf(rows.map(({ label }) => fold(label)))
  return rows.filter((row) => row.amounts.length > 0 && saysCarry(readRow(row, likely)))
}
