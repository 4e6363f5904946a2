import type { Constant, GraphNode, OnnxGraph } from './onnx-graph.ts'

/** What the bytes of a value stand for: `(byte - zero) * scale`. */
export type Levels = { scale: number; zero: number }

/** A value that is stored as bytes. */
export type Stored = Levels & { name: string }

/** They leave bytes as they are; the picture that is wanted twice as large is read so by who adds it. */
const movers = new Set(['Squeeze', 'Transpose', 'Resize'])

/**
 * A model whose every value is turned into bytes and back between two operations. The operations are done with the
 * bytes, so what is asked of a value is which bytes stand behind it.
 */
export function quantizedGraph({ nodes, constants, inputs }: OnnxGraph) {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)))
  const users = Map.groupBy(
    nodes.flatMap((node) => node.inputs.map((name) => ({ name, node }))),
    ({ name }) => name,
  )

  function constant(name: string): Constant {
    const found = constants.get(name) ?? makers.get(name)?.constant
    if (!found) throw new Error(`The model has no constant ${name}.`)
    return found
  }

  function usersOf(name: string): GraphNode[] {
    return users.get(name)?.map(({ node }) => node) ?? []
  }

  function makerOf(name: string): GraphNode {
    const maker = makers.get(name)
    if (!maker) throw new Error(`Nothing in the model makes ${name}.`)
    return maker
  }

  function levelsOf({ inputs: [, scale = '', zero = ''] }: GraphNode): Levels {
    return { scale: Number(constant(scale).data[0]), zero: Number(constant(zero).data[0]) }
  }

  /** The bytes that a value is made of, before they were moved about. */
  function bytesBehind(name: string): Stored {
    const maker = makerOf(name)
    const [from = ''] = maker.inputs
    if (maker.operation !== 'QuantizeLinear') return bytesBehind(from)
    const levels = levelsOf(maker)
    const isMoved = from !== inputs[0] && movers.has(makerOf(from).operation)
    if (!isMoved) return { ...levels, name }
    const before = bytesBehind(from)
    if (before.scale !== levels.scale || before.zero !== levels.zero) {
      throw new Error('Bytes change what they stand for where they are only moved.')
    }
    return before
  }

  return {
    nodes,
    input: inputs[0]!,
    constant,
    makerOf,
    /** The bytes that a value becomes; undefined where it stays as it is. */
    becomes(name: string): Stored | undefined {
      const node = usersOf(name).find(({ operation }) => operation === 'QuantizeLinear')
      return node && { ...levelsOf(node), name: node.outputs[0]! }
    },
    bytesBehind,
    /** Who works with bytes, as they are or in numbers again. */
    lookersAt(name: string): GraphNode[] {
      return usersOf(name).flatMap((node) =>
        node.operation === 'DequantizeLinear' ? usersOf(node.outputs[0]!) : [],
      )
    },
  }
}

export type QuantizedGraph = ReturnType<typeof quantizedGraph>
