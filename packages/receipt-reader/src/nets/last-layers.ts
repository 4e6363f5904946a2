import type { Constant } from './onnx-graph.ts'
import { type Plane, pixelAt } from './plane.ts'
import type { Levels } from './quantized-graph.ts'

/** What a net says of one picture. */
type Answer = { data: Float32Array; dims: number[] }

type Taught = { weights: Constant['data']; biases: Constant['data'] }

/** The detector's end: of every pixel four numbers, which are the four pixels of a map twice as large. */
export function textProbability(
  memory: Uint8Array,
  plane: Plane,
  taught: Taught,
  flip: number,
): Answer {
  const { width, height, channels } = plane
  const weights = taught.weights as Float32Array
  const biases = taught.biases as Float32Array
  const numberOf = numbersOf(plane, flip)
  const map = new Float32Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = pixelAt(plane, y, x)
      for (let corner = 0; corner < 4; corner += 1) {
        let sum = biases[corner]!
        const row = corner * channels
        for (let channel = 0; channel < channels; channel += 1) {
          sum += numberOf[memory[at + channel]!]! * weights[row + channel]!
        }
        map[(2 * y + (corner >> 1)) * 2 * width + 2 * x + (corner & 1)] = 1 / (1 + Math.exp(-sum))
      }
    }
  }
  return { data: map, dims: [1, 2 * height, 2 * width] }
}

/** What each byte stands for. */
function numbersOf({ scale, zero }: Levels, flip: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => scale * ((byte ^ flip) - zero))
}

/** A recogniser's end: the chances of every letter at every step of a line, as bytes where it was taught to say bytes. */
export function quantizedSoftmax(
  memory: Uint8Array,
  plane: Plane,
  to: Levels | null,
  flip: number,
): Answer {
  const { width: steps, channels: classes, scale } = plane
  const data = new Float32Array(steps * classes)
  // By how many levels a letter is behind the likeliest.
  const shares = Float64Array.from({ length: 256 }, (_, behind) => Math.exp(-behind * scale))
  for (let step = 0; step < steps; step += 1) {
    const at = pixelAt(plane, 0, step)
    let most = 0
    for (let index = 0; index < classes; index += 1) {
      most = Math.max(most, memory[at + index]! ^ flip)
    }
    let sum = 0
    for (let index = 0; index < classes; index += 1) {
      sum += shares[most - (memory[at + index]! ^ flip)]!
    }
    for (let index = 0; index < classes; index += 1) {
      const share = shares[most - (memory[at + index]! ^ flip)]! / sum
      data[step * classes + index] = to ? asLevel(share, to) : share
    }
  }
  return { data, dims: [steps, classes] }
}

/** With the whole steps in a one that the server's runtime counts: 254 where it is 254.99. */
function asLevel(share: number, { scale, zero }: Levels): number {
  const steps = Math.floor(1 / Math.fround(scale))
  return (Math.min(255, Math.floor(share * steps + 0.5) + zero) - zero) * scale
}

/** The same of numbers that were never bytes. */
export function softmax({
  numbers,
  columns,
  steps,
  classes,
}: {
  numbers: Float32Array
  columns: number
  steps: number
  classes: number
}): Answer {
  const data = new Float32Array(steps * classes)
  for (let step = 0; step < steps; step += 1) {
    const from = numbers.subarray(step * columns, step * columns + classes)
    const to = data.subarray(step * classes, (step + 1) * classes)
    let most = Number.NEGATIVE_INFINITY
    for (const number of from) if (number > most) most = number
    let sum = 0
    for (let index = 0; index < classes; index += 1) {
      to[index] = Math.exp(from[index]! - most)
      sum += to[index]!
    }
    for (let index = 0; index < classes; index += 1) to[index]! /= sum
  }
  return { data, dims: [steps, classes] }
}
