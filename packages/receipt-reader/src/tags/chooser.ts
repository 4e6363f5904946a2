import type { Model } from '#model.ts'
import type { Row } from '#rows/row.ts'
import { encodeRows, mostRows, shapesOf } from './encode-rows.ts'
import { type LearnedTags, nothingLearned, type RowTag, rowTags } from './row-tags.ts'

/** The learned part of the choice: tells of every row what it is. */
export async function learnedTags(chooser: Model, rows: Row[]): Promise<LearnedTags> {
  if (rows.length === 0) return nothingLearned
  const encoded = encodeRows(rows)
  const shapes = shapesOf(encoded)
  const { data: chances } = await chooser.run({
    chars: { data: BigInt64Array.from(encoded.chars, BigInt), dims: shapes.chars },
    numbers: { data: encoded.numbers, dims: shapes.numbers },
  })
  return {
    chanceOf: (row: number, tag: RowTag) =>
      row < mostRows ? (chances[row * rowTags.length + rowTags.indexOf(tag)] ?? 0) : 0,
  }
}
