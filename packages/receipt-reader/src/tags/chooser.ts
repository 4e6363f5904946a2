import { median } from '#median.ts'
import type { Model } from '#model.ts'
import { clearestReading } from '#rows/readings.ts'
import { type Row, rowHeight } from '#rows/row.ts'
import { type LearnedTags, nothingLearned, type RowTag, rowTags } from './row-tags.ts'

/** The learned part of the choice: classifies every row. */
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

const mostRows = 110
const numbersOfRow = 10

/** The model's input: the first rows of a page, their letters, positions and sizes. */
type EncodedRows = { count: number; chars: Uint8Array; numbers: Float32Array }

/** training/chooser/encode.py does the same for drawn receipts. */
export function encodeRows(all: Row[]): EncodedRows {
  const rows = all.slice(0, mostRows).map(placeOf)
  const chars = new Uint8Array(rows.length * charsSeen)
  for (const [index, { text }] of rows.entries()) chars.set(encodeText(text), index * charsSeen)
  const low = Math.min(...rows.map(({ left }) => left))
  const width = Math.max(...rows.map(({ right }) => right)) - low || 1
  const top = Math.min(...rows.map((row) => row.top))
  const span = Math.max(...rows.map((row) => row.top + row.height)) - top || 1
  const middle = median(rows.map(({ height }) => height)) || 1
  const numbers = rows.flatMap((row, index) => [
    (row.left - low) / width,
    (row.right - low) / width,
    ((row.left + row.right) / 2 - low) / width - 0.5,
    (row.top - top) / span,
    within(-1.5, Math.log(row.height / middle), 1.5),
    gapBetween(rows[index - 1], row, middle),
    gapBetween(row, rows[index + 1], middle),
    Math.min(index, 60) / 20,
    Math.min(rows.length - 1 - index, 60) / 20,
    (row.confidence - 0.9) * 5,
  ])
  return { count: rows.length, chars, numbers: new Float32Array(numbers) }
}

function shapesOf({ count }: EncodedRows) {
  return { chars: [count, charsSeen], numbers: [count, numbersOfRow] }
}

type Placed = ReturnType<typeof placeOf>

function placeOf(row: Row) {
  const { boxes, box } = row
  const height = Math.max(1, rowHeight(row))
  return {
    text: boxes.map(clearestReading).join('  ').trim(),
    left: box.x,
    right: box.x + box.width,
    // Bounds of tilted text are higher than the text.
    top: box.y + (box.height - height) / 2,
    height,
    confidence: Math.min(...boxes.map(({ confidence }) => confidence)),
  }
}

function gapBetween(above: Placed | undefined, below: Placed | undefined, middle: number) {
  if (!above || !below) return 2
  return within(-1, (below.top - above.top - above.height) / middle, 4) / 2
}

function within(least: number, value: number, most: number) {
  return Math.min(Math.max(value, least), most)
}

/** Characters of a row that the model sees: the first ones and, of a long row, the last ones. */
export const charsSeen = 40
const headSeen = 28

/** Position 0 is "nothing"; every digit is 0, every currency sign $. */
const alphabet =
  '\0 0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;\'"!?&@#%*()/\\+-=_<>[]{}|~^`$'
const otherLetter = alphabet.length
const otherSign = alphabet.length + 1

/** A row's text as numbers; training/chooser/encode.py does the same. */
export function encodeText(text: string): number[] {
  const all = Array.from(text)
  const seen =
    all.length > charsSeen ? [...all.slice(0, headSeen), ...all.slice(headSeen - charsSeen)] : all
  return seen.map(codeOf)
}

function codeOf(char: string) {
  const known = alphabet.indexOf(plainOf(char))
  if (known !== -1) return known
  return /\p{L}/u.test(char) ? otherLetter : otherSign
}

function plainOf(char: string) {
  if (/\p{Nd}/u.test(char)) return '0'
  if (/[€£¥₹￥]/.test(char)) return '$'
  return char.normalize('NFD').slice(0, 1)
}
