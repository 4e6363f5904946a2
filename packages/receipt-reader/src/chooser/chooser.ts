import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { Row } from '#extract/row.ts'
import { loadSession, ownModel } from '#onnx-models.ts'
import { encodeRows, mostRows, shapesOf } from './encode-rows.ts'
import { type RowTag, rowTags, type TaggedRows } from './row-tags.ts'

export type Chooser = InferenceSession

/** The learned part of the choice: tells of every row what it is. */
export function loadChooser(model = ownModel('chooser.onnx')): Promise<Chooser> {
  return loadSession(model, 1)
}

export async function tagRows(chooser: Chooser, rows: Row[]): Promise<TaggedRows> {
  if (rows.length === 0) return { chanceOf: () => 0 }
  const encoded = encodeRows(rows)
  const shapes = shapesOf(encoded)
  const { tags } = await chooser.run({
    chars: new Tensor('int64', BigInt64Array.from(encoded.chars, BigInt), shapes.chars),
    numbers: new Tensor('float32', encoded.numbers, shapes.numbers),
  })
  const chances = tags?.data as Float32Array
  return {
    chanceOf: (row: number, tag: RowTag) =>
      row < mostRows ? (chances[row * rowTags.length + rowTags.indexOf(tag)] ?? 0) : 0,
  }
}
