import type { RowKind } from './row-kind.ts'
import type { LearnedTags, RowTag } from './row-tags.ts'

/** Below this the figures alone choose as well. */
const sure = 0.98

const kinds: [RowTag, RowKind][] = [
  ['total', 'total'],
  ['payment', 'cash'],
  ['change', 'change'],
]

/** What the model holds a row for, where it is sure: the words were misread, or are of a script that is not read. */
export function learnedKind(row: number, learned: LearnedTags): RowKind {
  return kinds.find(([tag]) => learned.chanceOf(row, tag) >= sure)?.[1] ?? 'none'
}
