import type { Model } from '#model.ts'
import { type Arena, createArena } from './arena.ts'
import { attend } from './attention.ts'
import { type ChooserWeights, readChooser } from './chooser-weights.ts'
import type { Arithmetic, Kernels } from './kernels.ts'
import { softmax } from './last-layers.ts'
import { createLineReader } from './letters.ts'
import { apply, type Linear, type Sheet } from './linear.ts'

const width = 128
const heads = 4
const numbersOfRow = 10

/** The chooser in floats, as training/chooser/model.py has it. */
export async function createChooserNet(file: Uint8Array, arithmetic: Arithmetic): Promise<Model> {
  const kernels = await arithmetic.start()
  const arena = createArena(kernels)
  const weights = readChooser(arena, file)
  arena.settle()

  return {
    async run({ chars, numbers }) {
      arena.reset()
      const rows = chars!.dims[0]!
      const letters = Uint8Array.from(chars!.data as BigInt64Array, Number)
      const page = pageOf(kernels, arena, weights, letters, numbers!.data as Float32Array)
      for (const layer of weights.layers) applyLayer(kernels, arena, layer, page)
      const scores = apply(kernels, arena, weights.head, normalized(arena, page, weights.last))
      const { columns } = scores
      const { used: classes } = weights.head
      const said = softmax({
        numbers: arena.floats(scores.at, rows * columns),
        columns,
        steps: rows,
        classes,
      })
      return { data: said.data, dims: said.dims }
    },
  }
}

/** Every row by its letters and by where it stands. */
function pageOf(
  kernels: Kernels,
  arena: Arena,
  weights: ChooserWeights,
  letters: Uint8Array,
  numbers: Float32Array,
): Sheet {
  const rows = numbers.length / numbersOfRow
  const readLine = createLineReader(kernels, arena, weights)
  const found = {
    at: arena.reserve(rows * weights.text.depth * 4),
    rows,
    columns: weights.text.depth,
  }
  const perLine = letters.length / rows
  for (let row = 0; row < rows; row += 1) {
    const line = letters.subarray(row * perLine, (row + 1) * perLine)
    readLine(line, found.at + row * found.columns * 4)
  }
  const page = apply(kernels, arena, weights.text, found)
  const places = { at: arena.reserve(numbers.length * 4), rows, columns: numbersOfRow }
  arena.floats(places.at, numbers.length).set(numbers)
  const placed = apply(kernels, arena, weights.place[0], places, true)
  addTo(arena, page, apply(kernels, arena, weights.place[1], placed))
  return page
}

function applyLayer(
  kernels: Kernels,
  arena: Arena,
  layer: ChooserWeights['layers'][number],
  page: Sheet,
) {
  const through = (linear: Linear, from: Sheet, isCut = false) =>
    apply(kernels, arena, linear, from, isCut)
  const { rows } = page
  const three = through(layer.three, normalized(arena, page, layer.before))
  const seen = { at: arena.reserve(rows * width * 4), rows, columns: width }
  const numbers = arena.floats(three.at, rows * 3 * width)
  attend({ numbers, rows, width, heads }, layer.distance, arena.floats(seen.at, rows * width))
  addTo(arena, page, through(layer.out, seen))
  const forth = through(layer.forth, normalized(arena, page, layer.between), true)
  addTo(arena, page, through(layer.back, forth))
}

function normalized(
  arena: Arena,
  { at, rows }: Sheet,
  { gain, shift }: ChooserWeights['last'],
): Sheet {
  const to = arena.reserve(rows * width * 4)
  const from = arena.floats(at, rows * width)
  const out = arena.floats(to, rows * width)
  for (let start = 0; start < from.length; start += width) {
    let mean = 0
    for (let index = 0; index < width; index += 1) mean += from[start + index]!
    mean /= width
    let spread = 0
    for (let index = 0; index < width; index += 1) spread += (from[start + index]! - mean) ** 2
    const scale = 1 / Math.sqrt(spread / width + 1e-5)
    for (let index = 0; index < width; index += 1) {
      out[start + index] = (from[start + index]! - mean) * scale * gain[index]! + shift[index]!
    }
  }
  return { at: to, rows, columns: width }
}

function addTo(arena: Arena, to: Sheet, more: Sheet) {
  const count = to.rows * to.columns
  const sums = arena.floats(to.at, count)
  const added = arena.floats(more.at, count)
  for (let index = 0; index < count; index += 1) sums[index]! += added[index]!
}
