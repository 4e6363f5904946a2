import type { Crop, CropStyle } from '#image/crop.ts'
import type { Model } from '#model.ts'
import type { Reading } from '#page/text-box.ts'
import type { LinePass } from './consensus.ts'
import { decodeCtc, type Letters } from './ctc.ts'

export type Recognizer = Letters & { model: Model; style: CropStyle }

/** Bounds the memory of one run of the model. */
const batchWidth = 2560
const largestBatch = 8

/** What was read, and what it was read from. */
type SeenLine = { reading: Reading; pass: LinePass }

export async function recognize(recognizer: Recognizer, crops: Crop[]): Promise<Reading[]> {
  const lines = await recognizePasses(recognizer, crops)
  return lines.map(({ reading }) => reading)
}

/** Reads every crop; crops of like width go through the model together. */
export async function recognizePasses(recognizer: Recognizer, crops: Crop[]): Promise<SeenLine[]> {
  const lines: SeenLine[] = []
  for (const batch of batches(crops)) {
    const width = crops[batch.at(-1)!]!.width
    const input = stacked(
      batch.map((index) => crops[index]!),
      width,
    )
    const { model, style } = recognizer
    const { data, dims } = await model.run({
      x: { data: input, dims: [batch.length, 1, style.height, width] },
    })
    const [, length, classes] = dims as [number, number, number]
    for (const [position, index] of batch.entries()) {
      const from = position * length * classes
      // Output beyond the end of a narrower line is meaningless.
      const used = Math.ceil((length * crops[index]!.width) / width)
      const steps = { scores: data.subarray(from, from + used * classes), classes }
      const { reading, path } = decodeCtc(steps, recognizer)
      lines[index] = { reading, pass: { ...steps, path } }
    }
  }
  return lines
}

/** Positions of crops, each batch from narrow to wide. */
function batches(crops: Crop[]) {
  const order = [...crops.keys()].toSorted((a, b) => crops[a]!.width - crops[b]!.width)
  const all: number[][] = []
  for (const index of order) {
    const batch = all.at(-1)
    const fits =
      batch && batch.length < largestBatch && (batch.length + 1) * crops[index]!.width <= batchWidth
    if (fits) batch.push(index)
    else all.push([index])
  }
  return all
}

function stacked(crops: Crop[], width: number) {
  const [first] = crops
  const rows = first ? first.planes.length / first.width : 0
  const input = new Float32Array(crops.length * rows * width)
  for (const [position, crop] of crops.entries()) {
    for (let row = 0; row < rows; row += 1) {
      const line = crop.planes.subarray(row * crop.width, (row + 1) * crop.width)
      input.set(line, (position * rows + row) * width)
    }
  }
  return input
}

/** The letters of one of our recognisers, and how high it wants its lines. */
export function alphabetOf(file: string): Pick<Recognizer, 'alphabet' | 'style'> {
  return { alphabet: ['', ...file.split(/\r?\n/), ' '], style: { height: 32 } }
}

export function meanConfidence(readings: Reading[]): number {
  return readings.reduce((sum, { confidence }) => sum + confidence, 0) / readings.length
}
