import type { Arena } from './arena.ts'
import { type Linear, layLinearDown } from './linear.ts'
import { type GraphNode, readOnnx } from './onnx-graph.ts'

/** A layer that brings rows to one size: what each number is multiplied with, and what is added. */
type Norm = { gain: Float32Array; shift: Float32Array }

export type Convolution1d = Linear & { kernel: number }

export type ChooserWeights = ReturnType<typeof readChooser>

/** What the chooser was taught, by the names that its layers have in training/chooser/model.py. */
export function readChooser(arena: Arena, file: Uint8Array) {
  const { nodes, constants } = readOnnx(file)
  const makers = new Map(nodes.map((node) => [node.outputs[0], node]))

  function made(name: string): GraphNode {
    const node = makers.get(`/chooser/${name}_output_0`)
    if (!node) throw new Error(`The chooser has no ${name}.`)
    return node
  }

  function taught(name: string) {
    const constant = constants.get(name)
    if (!constant) throw new Error(`The chooser has no constant ${name}.`)
    return { shape: constant.shape, data: constant.data as Float32Array }
  }

  function linear(name: string): Linear {
    const { data, shape } = taught(made(`${name}/MatMul`).inputs[1]!)
    const [depth = 0, used = 0] = shape
    const weight = (row: number, column: number) => data[row * used + column]!
    return layLinearDown(
      arena,
      { depth, used, weight },
      taught(made(`${name}/Add`).inputs[0]!).data,
    )
  }

  function turnedLinear(name: string): Linear {
    const [, weights = '', biases = ''] = made(`${name}/Gemm`).inputs
    const { data, shape } = taught(weights)
    const [used = 0, depth = 0] = shape
    const weight = (row: number, column: number) => data[column * depth + row]!
    return layLinearDown(arena, { depth, used, weight }, taught(biases).data)
  }

  /** As a product with the letters under the kernel, one after another. */
  function convolution(name: string): Convolution1d {
    const [, weights = '', biases = ''] = made(`${name}/Conv`).inputs
    const { data, shape } = taught(weights)
    const [used = 0, from = 0, kernel = 0] = shape
    const weight = (row: number, column: number) =>
      data[(column * from + (row % from)) * kernel + Math.floor(row / from)]!
    const depth = kernel * from
    return { ...layLinearDown(arena, { depth, used, weight }, taught(biases).data), kernel }
  }

  function norm(name: string): Norm {
    const [, gain = '', shift = ''] = made(`${name}/LayerNormalization`).inputs
    return { gain: taught(gain).data, shift: taught(shift).data }
  }

  const letters = taught(made('letters/Gather').inputs[0]!)
  return {
    letters: { data: letters.data, size: letters.shape[1]! },
    convolutions: [0, 2, 4].map((index) => convolution(`convolve/convolve.${index}`)),
    text: turnedLinear('text'),
    place: [linear('place/place.0'), linear('place/place.2')] as const,
    layers: [0, 1, 2].map((index) => ({
      before: norm(`layers.${index}/before`),
      three: linear(`layers.${index}/three`),
      distance: taught(made(`layers.${index}/distance/Gather`).inputs[0]!).data,
      out: linear(`layers.${index}/out`),
      between: norm(`layers.${index}/between`),
      forth: linear(`layers.${index}/forth`),
      back: linear(`layers.${index}/back`),
    })),
    last: norm('last'),
    head: linear('head'),
  }
}
