import { fold } from '#lexicon/fold.ts'
import { languagesOf } from '#lexicon/page-languages.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { Amount } from '#rows/amounts.ts'
import { hasPrice, pricesOf, type Row } from '#rows/row.ts'
import { carriedIn } from './carried-sums.ts'
import {
  isSumAbove,
  isTakenOffBetween,
  minorsOf,
  payableIn,
  type ReadRow,
  readRow,
} from './read-row.ts'
import type { RowKind } from './row-kind.ts'
import { type LearnedTags, nothingLearned, type RowTag } from './row-tags.ts'
import type { TaggedRow } from './tagged-row.ts'

/** The most rows of a tax table. */
const taxTableRows = 8

/** What the page says about a row beyond its own words. */
type PageFacts = {
  rows: ReadRow[]
  learned: LearnedTags
  payable: ReadRow | undefined
  carried: Set<ReadRow>
  /** Where a table of taxes begins. */
  taxTable: number
}

type Tag = { kind: RowKind; isStrongTotal: boolean; amounts: Amount[] }

/** Classifies every row by its words, its context and the learned model. */
export function tagRows(
  rows: Row[],
  learned: LearnedTags = nothingLearned,
  { isJoined = false, isOfDocument }: Pick<OcrPage, 'isJoined' | 'isOfDocument'> = {},
): TaggedRow[] {
  const likely = languagesOf(rows.map(({ label }) => fold(label)))
  const facts = factsOf(
    rows.map((row) => readRow(row, likely, isOfDocument)),
    learned,
    isJoined,
  )
  return facts.rows.map((read) => ({
    ...read.row,
    ...tagOf(read, facts),
    chanceOf: (tag) => learned.chanceOf(read.row.index, tag),
  }))
}

function factsOf(rows: ReadRow[], learned: LearnedTags, isJoined: boolean): PageFacts {
  return {
    rows,
    learned,
    payable: payableIn(rows),
    carried: isJoined ? carriedIn(rows) : new Set(),
    taxTable: rows.findIndex(({ said }) => said.has('taxTable')),
  }
}

function tagOf(read: ReadRow, facts: PageFacts): Tag {
  const { payable, rows } = facts
  const { amounts } = read.row
  if (read === payable) return { kind: 'total', isStrongTotal: true, amounts }
  if (facts.carried.has(read)) return { kind: 'none', isStrongTotal: false, amounts: [] }
  if (payable && isSumAbove(read, payable)) {
    const isPaid = !isTakenOffBetween(read, payable, rows)
    return { kind: 'subtotal', isStrongTotal: false, amounts: isPaid ? amounts : [] }
  }
  const kind = kindAmong(read, facts)
  return { kind, isStrongTotal: kind === 'total' && read.isStrongTotal, amounts }
}

function kindAmong(read: ReadRow, facts: PageFacts): RowKind {
  if (isInTaxTable(read, facts)) return 'tax'
  return read.kind === 'none' && hasPrice(read.row) ? learnedKind(read, facts) : read.kind
}

/** Below this probability the figures decide. */
const sure = 0.98

const learnedKinds: [RowTag, RowKind][] = [
  ['total', 'total'],
  ['payment', 'cash'],
  ['change', 'change'],
]

/** The model's class of a row, if confident: for misread words and unreadable scripts. */
function learnedKind({ row }: ReadRow, { learned }: PageFacts): RowKind {
  return learnedKinds.find(([tag]) => learned.chanceOf(row.index, tag) >= sure)?.[1] ?? 'none'
}

/** Totals of a tax table (net, tax, gross by rate) are not the receipt's total. */
function isInTaxTable(read: ReadRow, { taxTable, rows }: PageFacts) {
  if (!isTotalInTable(read, taxTable)) return false
  // A bill whose lines show net, tax and price has no separate tax table.
  return (
    !isNetTaxAndPrice(read) ||
    rows.some(
      (other) => other.kind === 'total' && hasPrice(other.row) && !isTotalInTable(other, taxTable),
    )
  )
}

function isNetTaxAndPrice(read: ReadRow) {
  const [most = 0, ...others] = minorsOf(read).toSorted((a, b) => b - a)
  return others.length > 1 && others.reduce((sum, minor) => sum + minor) === most
}

function isTotalInTable({ kind, row }: ReadRow, taxTable: number) {
  const below = row.index - taxTable
  const isBelow = taxTable !== -1 && below > 0 && below <= taxTableRows
  return isBelow && kind === 'total' && figuresIn(row) > 1
}

/** On a page with decimals, whole numbers are dates or addresses. */
function figuresIn(row: Row) {
  return pricesOf(row).length || row.amounts.length
}
