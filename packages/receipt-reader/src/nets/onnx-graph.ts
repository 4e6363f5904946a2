/** Numbers that a model was taught. */
export type Constant = {
  shape: number[]
  data: Float32Array | Int8Array | Uint8Array | Int32Array | BigInt64Array
}

/** One operation: values in, values out, by their names. */
export type GraphNode = {
  operation: string
  inputs: string[]
  outputs: string[]
  /** Lists of whole numbers among its settings. */
  lists: Map<string, number[]>
  constant?: Constant
}

/** What an ONNX file says, as far as our models use the format. */
export type OnnxGraph = {
  nodes: GraphNode[]
  constants: Map<string, Constant>
  inputs: string[]
}

/** A field of a protocol buffer: a number, or bytes that hold text, numbers or more fields. */
type Field = { number: number; value: number; bytes: Uint8Array }

const noBytes = new Uint8Array()
const utf8 = new TextDecoder()

/** The numbers of the fields in onnx.proto. */
const inFile = { graph: 7 }
const inGraph = { node: 1, initializer: 5, input: 11 }
const inNode = { input: 1, output: 2, operation: 4, attribute: 5 }
const inAttribute = { name: 1, tensor: 5, list: 8 }
const inTensor = { shape: 1, type: 2, floats: 4, ints: 5, longs: 7, name: 8, raw: 9 }

export function readOnnx(file: Uint8Array): OnnxGraph {
  const graph: OnnxGraph = { nodes: [], constants: new Map(), inputs: [] }
  for (const part of fieldsOf(bytesOf(file, inFile.graph))) {
    if (part.number === inGraph.node) graph.nodes.push(nodeOf(part.bytes))
    if (part.number === inGraph.input) graph.inputs.push(textOf(part.bytes, 1))
    if (part.number === inGraph.initializer) {
      graph.constants.set(textOf(part.bytes, inTensor.name), constantOf(part.bytes))
    }
  }
  return graph
}

function nodeOf(bytes: Uint8Array): GraphNode {
  const node: GraphNode = {
    operation: textOf(bytes, inNode.operation),
    inputs: [],
    outputs: [],
    lists: new Map(),
  }
  for (const { number, bytes: value } of fieldsOf(bytes)) {
    if (number === inNode.input) node.inputs.push(utf8.decode(value))
    if (number === inNode.output) node.outputs.push(utf8.decode(value))
    if (number !== inNode.attribute) continue
    const tensor = bytesOf(value, inAttribute.tensor)
    if (tensor.length > 0) node.constant = constantOf(tensor)
    node.lists.set(textOf(value, inAttribute.name), numbersOf(value, inAttribute.list))
  }
  return node
}

function constantOf(bytes: Uint8Array): Constant {
  const shape = numbersOf(bytes, inTensor.shape)
  const [type = 0] = numbersOf(bytes, inTensor.type)
  // A copy of its own begins where any kind of number may begin.
  const { buffer } = new Uint8Array(bytesOf(bytes, inTensor.raw))
  const ints = () => [...numbersOf(bytes, inTensor.ints), ...numbersOf(bytes, inTensor.longs)]
  const isRaw = buffer.byteLength > 0
  if (type === 1) {
    const floats = isRaw ? buffer : new Uint8Array(bytesOf(bytes, inTensor.floats)).buffer
    return { shape, data: new Float32Array(floats) }
  }
  if (type === 2) return { shape, data: isRaw ? new Uint8Array(buffer) : Uint8Array.from(ints()) }
  if (type === 3) return { shape, data: isRaw ? new Int8Array(buffer) : Int8Array.from(ints()) }
  if (type === 6) return { shape, data: isRaw ? new Int32Array(buffer) : Int32Array.from(ints()) }
  if (type === 7 && isRaw) return { shape, data: new BigInt64Array(buffer) }
  if (type === 7) return { shape, data: BigInt64Array.from(ints(), BigInt) }
  throw new Error(`A model of ours has numbers of kind ${type}, which nothing here can read.`)
}

function bytesOf(bytes: Uint8Array, number: number): Uint8Array {
  for (const field of fieldsOf(bytes)) if (field.number === number) return field.bytes
  return noBytes
}

function textOf(bytes: Uint8Array, number: number): string {
  return utf8.decode(bytesOf(bytes, number))
}

/** However they are written: one field each, or all in one. */
function numbersOf(bytes: Uint8Array, number: number): number[] {
  const numbers: number[] = []
  for (const field of fieldsOf(bytes)) {
    if (field.number !== number) continue
    if (field.bytes === noBytes) numbers.push(field.value)
    else for (let at = 0; at < field.bytes.length; ) at = readNumber(field.bytes, at, numbers)
  }
  return numbers
}

function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  const read: number[] = []
  let at = 0
  while (at < bytes.length) {
    at = readNumber(bytes, at, read)
    const key = read.pop()!
    const number = Math.floor(key / 8)
    const kind = key % 8
    if (kind === 5) at += 4
    else if (kind === 1) at += 8
    else {
      at = readNumber(bytes, at, read)
      const value = read.pop()!
      yield {
        number,
        value,
        bytes: kind === 2 ? bytes.subarray(at, at + value) : noBytes,
      }
      if (kind === 2) at += value
    }
  }
}

/** A varint: seven bits per byte, lowest first; stores the number in `into` and returns where it ends. */
function readNumber(bytes: Uint8Array, from: number, into: number[]): number {
  let at = from
  let value = 0
  for (let weight = 1; ; weight *= 128) {
    const byte = bytes[at++]!
    value += (byte & 127) * weight
    if (byte < 128) break
  }
  into.push(value)
  return at
}
