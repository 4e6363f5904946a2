import type { Model } from '#model.ts'
import { encodeRows, mostRows, shapesOf } from './encode-rows.ts'
import type { Row } from './row.ts'
import { type RowTag, rowTags, type TaggedRows } from './row-tags.ts'

/** The learned part of the choice: tells of every row what it is. */
export async function tagRows(chooser: Model, rows: Row[]): Promise<TaggedRows> {
  if (rows.length === 0) return { chanceOf: () => 0 }
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
