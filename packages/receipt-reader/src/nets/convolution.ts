import type { Arena } from './arena.ts'
import type { Arithmetic, Kernels } from './kernels.ts'
import type { Constant, GraphNode } from './onnx-graph.ts'
import { type Border, createPlane, type Plane, pixelAt, rowBytes } from './plane.ts'
import type { Levels, QuantizedGraph } from './quantized-graph.ts'

/** The kernels take weights of four channels together, and sixteen of each. */
const channelsTogether = 4
const weightsTogether = 16

/** A convolution as the kernels want it. */
export type Convolution = {
  channels: number
  groups: number
  /** A stretch of memory that is read in one go: a whole row of the kernel, or one place of it where it is spread. */
  segments: number
  steps: number
  weights: number
  biases: number
  scales: number
  /** Of each channel. */
  bias: Int32Array
  weightScale: Float32Array
  weightSum: Int32Array
  kernel: Size
  stride: Size
  spread: Size
  padding: Border
}

type Size = { y: number; x: number }

/** Weights by channel to, channel from, row and column of the kernel. */
type Weights = { data: Int8Array; to: number; from: number; kernel: Size }

/** Lays a convolution, or a product with a matrix, down in memory. */
export function layDown(arena: Arena, graph: QuantizedGraph, node: GraphNode): Convolution {
  const [, weightName = '', biasName] = node.inputs
  const [taught = '', scaleName = ''] = graph.makerOf(weightName).inputs
  const weights = weightsOf(graph.constant(taught), node.operation)
  const groups = Math.ceil(weights.to / channelsTogether)
  const count = groups * channelsTogether
  const spread = sizeOf(node, 'dilations', 1)
  const isSpread = spread.x > 1
  const { y: rows, x: columns } = weights.kernel
  const length = isSpread ? weights.from : columns * weights.from
  const segments = isSpread ? rows * columns : rows
  const steps = Math.ceil(length / weightsTogether)
  const bias = new Int32Array(count)
  if (biasName) bias.set(graph.constant(graph.makerOf(biasName).inputs[0]!).data as Int32Array)
  const weightScale = new Float32Array(count).fill(Number(graph.constant(scaleName).data[0]))
  const scales = graph.constant(scaleName).data as Float32Array
  if (scales.length > 1) weightScale.set(scales)
  const packed = pack(weights, { groups, segments, steps, length, isSpread })
  const place = arena.reserve(packed.bytes.length)
  arena.bytes().set(packed.bytes, place)
  return {
    channels: weights.to,
    groups,
    segments,
    steps,
    weights: place,
    biases: arena.reserve(count * 4),
    scales: arena.reserve(count * 4),
    bias,
    weightScale,
    weightSum: packed.sums,
    kernel: weights.kernel,
    stride: sizeOf(node, 'strides', 1),
    spread,
    padding: paddingOf(node),
  }
}

/** The border that a convolution needs around its input. */
export function paddingOf(node: GraphNode): Border {
  return sizeOf(node, 'pads', 0)
}

function sizeOf({ lists }: GraphNode, name: string, usual: number): Size {
  const [y = usual, x = usual] = lists.get(name) ?? []
  return { y, x }
}

function weightsOf({ data, shape }: Constant, operation: string): Weights {
  const bytes = data as Int8Array
  if (bytes.includes(-128)) throw new Error('A weight of -128 makes sums that do not fit.')
  if (operation !== 'MatMul') {
    const [to = 0, from = 0, y = 1, x = 1] = shape
    return { data: bytes, to, from, kernel: { y, x } }
  }
  const [from = 0, to = 0] = shape
  const turned = new Int8Array(bytes.length)
  for (let row = 0; row < from; row += 1) {
    for (let column = 0; column < to; column += 1) {
      turned[column * from + row] = bytes[row * to + column]!
    }
  }
  return { data: turned, to, from, kernel: { y: 1, x: 1 } }
}

/** In the order in which the kernel reads them; what fills the last sixteen up counts for nothing. */
function pack(
  { data, to, from, kernel }: Weights,
  shape: { groups: number; segments: number; steps: number; length: number; isSpread: boolean },
) {
  const { groups, segments, steps, length, isSpread } = shape
  const bytes = new Int8Array(groups * segments * steps * channelsTogether * weightsTogether)
  const sums = new Int32Array(groups * channelsTogether)
  const place = kernel.y * kernel.x
  for (let channel = 0; channel < to; channel += 1) {
    const group = Math.floor(channel / channelsTogether)
    const inGroup = (channel % channelsTogether) * weightsTogether
    for (let segment = 0; segment < segments; segment += 1) {
      const start = (group * segments + segment) * steps * channelsTogether * weightsTogether
      for (let index = 0; index < length; index += 1) {
        const into = isSpread ? index : index % from
        const tap = isSpread ? segment : segment * kernel.x + (index - into) / from
        const weight = data[(channel * from + into) * place + tap]!
        const step = index >> 4
        bytes[start + step * 64 + inGroup + (index & 15)] = weight
        sums[channel]! += weight
      }
    }
  }
  return { bytes: new Uint8Array(bytes.buffer), sums }
}

/** Bytes to bytes. */
export function convolve(
  kernels: Kernels,
  arena: Arena,
  convolution: Convolution,
  from: Plane,
  to: { levels: Levels; border: Border; flip: Arithmetic['flip'] },
): Plane {
  const { stride, spread, padding, groups, segments, steps } = convolution
  const { weights, biases, scales } = convolution
  const out = createPlane(arena, sizeAfter(convolution, from), to.levels, to)
  setScales(arena, convolution, from, to.levels.scale, to.flip)
  const isSpread = spread.x > 1
  const segmentStep = isSpread ? spread.x * from.channels : spread.y * rowBytes(from)
  for (let y = 0; y < out.height; y += 1) {
    kernels.convolveRow(
      pixelAt(from, y * stride.y - padding.y, -padding.x),
      stride.x * from.channels,
      segments,
      segmentStep,
      steps,
      weights,
      biases,
      scales,
      groups,
      pixelAt(out, y),
      out.channels,
      channelsTogether,
      out.width,
      to.levels.zero,
      to.flip,
      0,
    )
  }
  return out
}

/** Bytes to numbers, a row of every pixel of the only line; the rows are as wide as all groups together. */
export function project(
  kernels: Kernels,
  arena: Arena,
  projection: Convolution,
  from: Plane,
  flip: Arithmetic['flip'],
): { numbers: Float32Array; columns: number } {
  const { groups, segments, steps, weights, biases, scales } = projection
  const columns = groups * channelsTogether
  const { at } = arena.take(from.width * columns * 4)
  setScales(arena, projection, from, 1, flip)
  kernels.convolveRow(
    pixelAt(from, 0),
    from.channels,
    segments,
    0,
    steps,
    weights,
    biases,
    scales,
    groups,
    at,
    columns * 4,
    channelsTogether * 4,
    from.width,
    0,
    flip,
    1,
  )
  return { numbers: arena.floats(at, from.width * columns), columns }
}

function sizeAfter({ kernel, stride, spread, padding, channels }: Convolution, from: Plane) {
  const along = (length: number, axis: 'y' | 'x') =>
    Math.floor(
      (length + 2 * padding[axis] - spread[axis] * (kernel[axis] - 1) - 1) / stride[axis],
    ) + 1
  return { height: along(from.height, 'y'), width: along(from.width, 'x'), channels }
}

/** In the precision of the server's runtime, so that both round the same. */
function setScales(
  { memory }: Arena,
  { groups, scales, biases, bias, weightScale, weightSum }: Convolution,
  from: Levels,
  toScale: number,
  flip: number,
) {
  const count = groups * channelsTogether
  const scale = new Float32Array(memory.buffer, scales, count)
  const start = new Int32Array(memory.buffer, biases, count)
  for (let channel = 0; channel < count; channel += 1) {
    const product = Math.fround(Math.fround(from.scale) * weightScale[channel]!)
    scale[channel] = product / Math.fround(toScale)
    start[channel] = bias[channel]! + (flip - from.zero) * weightSum[channel]!
  }
}
