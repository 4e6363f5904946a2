import type { Arena } from './arena.ts'
import type { ChooserWeights } from './chooser-weights.ts'
import type { Kernels } from './kernels.ts'

/** How far the convolutions together see beyond a letter. */
const reach = 4
/** The reach of the widest convolution to either side. */
const border = 2

/** Reads lines of letters: of every feature the most and the mean over the letters, written to an address. */
export function createLineReader(
  kernels: Kernels,
  arena: Arena,
  { letters, convolutions }: Pick<ChooserWeights, 'letters' | 'convolutions'>,
) {
  let places: { line: number; at: number[] } | undefined

  function placesFor(line: number) {
    if (places?.line === line) return places.at
    const widths = [letters.size, ...convolutions.map(({ columns }) => columns)]
    const at = widths.map((columns) => arena.reserve((line + 2 * border) * columns * 4))
    places = { line, at }
    return at
  }

  return (line: Uint8Array, to: number) => {
    const [first = 0, ...others] = placesFor(line.length)
    // Beyond the last letter only what the convolutions still see of it differs from the rest of the line.
    const count = Math.min(line.length, line.findLastIndex((letter) => letter > 0) + 1 + reach)
    let from = { at: first, columns: letters.size }
    const embedded = arena.floats(first, (count + 2 * border) * letters.size).fill(0)
    for (let index = 0; index < count; index += 1) {
      const start = line[index]! * letters.size
      const vector = letters.data.subarray(start, start + letters.size)
      embedded.set(vector, (index + border) * letters.size)
    }
    for (const [index, { kernel, depth, matrix, columns, biases }] of convolutions.entries()) {
      const at = others[index]!
      arena.floats(at, (count + 2 * border) * columns).fill(0)
      const step = from.columns * 4
      const start = from.at + (border - (kernel - 1) / 2) * step
      const row = columns * 4
      kernels.multiply(
        start,
        step,
        count,
        depth,
        matrix,
        columns,
        biases,
        at + border * row,
        row,
        0,
      )
      from = { at, columns }
    }
    const found = arena.floats(from.at + border * from.columns * 4, count * from.columns)
    const used = convolutions.at(-1)!.used
    sumUp(found, line.subarray(0, count), from.columns, arena.floats(to, 2 * used))
  }
}

/** Places without a letter count for nothing; nothing found is below zero. */
function sumUp(found: Float32Array, line: Uint8Array, columns: number, into: Float32Array) {
  const features = into.length / 2
  into.fill(0)
  let count = 0
  for (const [index, letter] of line.entries()) {
    if (letter === 0) continue
    count += 1
    for (let feature = 0; feature < features; feature += 1) {
      const value = found[index * columns + feature]!
      if (value > into[feature]!) into[feature] = value
      into[features + feature]! += value
    }
  }
  for (let feature = features; feature < 2 * features; feature += 1) into[feature]! /= count || 1
}
