import type { Model } from '#model.ts'
import { type Arena, createArena } from './arena.ts'
import { convolve, layDown, paddingOf, project } from './convolution.ts'
import type { Arithmetic, Kernels } from './kernels.ts'
import { quantizedSoftmax, softmax, textProbability } from './last-layers.ts'
import { type GraphNode, readOnnx } from './onnx-graph.ts'
import { type Border, createPlane, type Plane, pixelAt } from './plane.ts'
import { type QuantizedGraph, quantizedGraph } from './quantized-graph.ts'
import { roundHalfEven } from './round-half-even.ts'
import { addPlanes } from './sum.ts'

/** Where a net does its sums. */
type Place = { kernels: Kernels; arena: Arena; flip: Arithmetic['flip'] }

/** One operation: from planes to a plane. */
type Step = { from: string[]; to: string; run(planes: Plane[]): Plane }

/** The last one: from a plane to what the net says. */
type Ending = { from: string; say(plane: Plane): Answer }

/** Of one picture. */
type Answer = { data: Float32Array; dims: number[] }

/**
 * Our detector or one of our recognisers, in sums of bytes as the server's runtime does them, so that the same numbers
 * come out. It knows the operations that these consist of and no others.
 */
export async function createByteNet(file: Uint8Array, arithmetic: Arithmetic): Promise<Model> {
  const graph = quantizedGraph(readOnnx(file))
  const kernels = await arithmetic.start()
  const place = { kernels, arena: createArena(kernels), flip: arithmetic.flip }
  const steps = stepsOf(graph, place)
  const ending = endingOf(graph, place)
  const input = graph.becomes(graph.input)
  if (!input) throw new Error('The model does not take bytes.')
  const border = borderFor(graph, input.name)
  place.arena.settle()

  function see(picture: Float32Array, height: number, width: number): Answer {
    place.arena.reset()
    const shape = { height, width, channels: 1 }
    const first = createPlane(place.arena, shape, input!, { border, flip: place.flip })
    quantize(place.arena.bytes(), picture, first, place.flip)
    return ending.say(runSteps(steps, place.arena, new Map([[input!.name, first]]), ending.from))
  }

  return {
    async run({ x }) {
      const [count = 0, , height = 0, width = 0] = x!.dims
      const size = height * width
      const pictures = Array.from({ length: count }, (_, index) =>
        (x!.data as Float32Array).subarray(index * size, (index + 1) * size),
      )
      return together(pictures.map((picture) => see(picture, height, width)))
    },
  }
}

function stepsOf(graph: QuantizedGraph, { kernels, arena, flip }: Place): Step[] {
  return graph.nodes.flatMap((node): Step[] => {
    const to = graph.becomes(node.outputs[0]!)
    if (!to) return []
    const border = borderFor(graph, to.name)
    if (node.operation === 'Conv') {
      const convolution = layDown(arena, graph, node)
      const [from = ''] = node.inputs
      const target = { levels: to, border, flip }
      return [
        {
          from: [graph.bytesBehind(from).name],
          to: to.name,
          run: ([plane]) => convolve(kernels, arena, convolution, plane!, target),
        },
      ]
    }
    if (node.operation !== 'Add') return []
    return [
      {
        from: node.inputs.map((name) => graph.bytesBehind(name).name),
        to: to.name,
        run([first, second]) {
          const sum = createPlane(arena, first!, to, { border, flip })
          addPlanes(kernels, arena, [first!, second!], sum, flip)
          return sum
        },
      },
    ]
  })
}

function runSteps(steps: Step[], arena: Arena, planes: Map<string, Plane>, last: string): Plane {
  for (const [index, { from, to, run }] of steps.entries()) {
    planes.set(to, run(from.map((name) => planes.get(name)!)))
    for (const name of new Set(from)) {
      const isWanted =
        name === last || steps.slice(index + 1).some((later) => later.from.includes(name))
      if (isWanted) continue
      arena.give(planes.get(name)!)
      planes.delete(name)
    }
  }
  return planes.get(last)!
}

function endingOf(graph: QuantizedGraph, { kernels, arena, flip }: Place): Ending {
  const node = graph.nodes.find((each) => isLast(graph, each))
  if (!node) throw new Error('The model has no end that is known here.')
  const [input = '', weights = '', biases = ''] = node.inputs
  const from = graph.bytesBehind(input).name
  if (node.operation === 'Conv') {
    const taught = { weights: graph.constant(weights).data, biases: graph.constant(biases).data }
    return { from, say: (plane) => textProbability(arena.bytes(), plane, taught, flip) }
  }
  if (node.operation === 'MatMul') {
    const projection = layDown(arena, graph, node)
    return {
      from,
      say: (plane) =>
        softmax({
          ...project(kernels, arena, projection, plane, flip),
          ...sizeOf(plane, projection),
        }),
    }
  }
  const levels = graph.becomes(node.outputs[0]!) ?? null
  return { from, say: (plane) => quantizedSoftmax(arena.bytes(), plane, levels, flip) }
}

function sizeOf({ width }: Plane, { channels }: { channels: number }) {
  return { steps: width, classes: channels }
}

/** What is done with numbers that are no bytes any more. */
function isLast(graph: QuantizedGraph, { operation, inputs, outputs }: GraphNode): boolean {
  if (operation === 'MatMul') return true
  if (operation === 'Conv') return !graph.becomes(outputs[0]!)
  return operation === 'Softmax' && graph.makerOf(inputs[0]!).operation === 'DequantizeLinear'
}

/** The border that the consumers of a plane need. */
function borderFor(graph: QuantizedGraph, name: string): Border {
  const borders = graph
    .lookersAt(name)
    .map((node) => (node.operation === 'Conv' ? paddingOf(node) : { y: 0, x: 0 }))
  return {
    y: Math.max(0, ...borders.map(({ y }) => y)),
    x: Math.max(0, ...borders.map(({ x }) => x)),
  }
}

/** Answers of the same size as one. */
function together(answers: Answer[]): Answer {
  const [first] = answers
  if (!first) return { data: new Float32Array(), dims: [0] }
  if (answers.length === 1) return { data: first.data, dims: [1, ...first.dims] }
  const data = new Float32Array(answers.length * first.data.length)
  for (const [index, answer] of answers.entries()) data.set(answer.data, index * first.data.length)
  return { data, dims: [answers.length, ...first.dims] }
}

/** Numbers as the bytes that stand for them. */
export function quantize(memory: Uint8Array, numbers: Float32Array, plane: Plane, flip: number) {
  const { width, height, zero } = plane
  const scale = Math.fround(plane.scale)
  for (let y = 0; y < height; y += 1) {
    const to = pixelAt(plane, y)
    for (let x = 0; x < width; x += 1) {
      const level = roundHalfEven(Math.fround(numbers[y * width + x]! / scale)) + zero
      memory[to + x] = Math.max(0, Math.min(255, level)) ^ flip
    }
  }
}
