import type { Arena } from './arena.ts'
import type { Kernels } from './kernels.ts'

/** The kernel does eight columns at a time. */
const columnsTogether = 8

/** Rows of numbers in memory. */
export type Sheet = { at: number; rows: number; columns: number }

/** A matrix and what is added to its products, wide enough for the kernel; only `used` columns mean something. */
export type Linear = {
  matrix: number
  biases: number
  depth: number
  columns: number
  used: number
}

/** What was taught: from row and column to a number. */
type Taught = { depth: number; used: number; weight(row: number, column: number): number }

export function layLinearDown(
  arena: Arena,
  { depth, used, weight }: Taught,
  biases: Float32Array,
): Linear {
  const columns = Math.ceil(used / columnsTogether) * columnsTogether
  const linear = {
    matrix: arena.reserve(depth * columns * 4),
    biases: arena.reserve(columns * 4),
    depth,
    columns,
    used,
  }
  const matrix = arena.floats(linear.matrix, depth * columns)
  for (let row = 0; row < depth; row += 1) {
    for (let column = 0; column < used; column += 1) {
      matrix[row * columns + column] = weight(row, column)
    }
  }
  arena.floats(linear.biases, columns).set(biases)
  return linear
}

/** Each row of a sheet times the matrix; with `isCut` nothing comes out below zero. */
export function apply(
  kernels: Kernels,
  arena: Arena,
  { matrix, biases, depth, columns }: Linear,
  from: Sheet,
  isCut = false,
): Sheet {
  const at = arena.reserve(from.rows * columns * 4)
  const least = isCut ? 0 : Number.NEGATIVE_INFINITY
  const step = from.columns * 4
  kernels.multiply(from.at, step, from.rows, depth, matrix, columns, biases, at, columns * 4, least)
  return { at, rows: from.rows, columns }
}
