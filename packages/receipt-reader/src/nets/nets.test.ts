import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { assembleKernels } from '#build/assemble-kernels.ts'
import type { Model } from '#model.ts'
import { loadModel, ownModel } from '#runtime/node/onnx.ts'
import { createByteNet } from './byte-net.ts'
import { createChooserNet } from './chooser-net.ts'
import { type Arithmetic, chooseArithmetic } from './kernels.ts'

const arithmetics: Record<string, Arithmetic> = {}
beforeAll(async () => {
  const files = await assembleKernels()
  arithmetics.fastest = await chooseArithmetic(files)
  arithmetics.plain = await chooseArithmetic({ ...files, relaxed: new Uint8Array() })
})

test.each([
  ['detector', { count: 1, height: 352, width: 224 }],
  ['recognizer', { count: 3, height: 32, width: 321 }],
  ['recognizer', { count: 1, height: 32, width: 8 }],
  ['recognizer-cjk', { count: 1, height: 32, width: 160 }],
])('%s says what the server’s says, by whatever arithmetic', async (name, size) => {
  const input = { x: pictures(size) }
  const expected = await (await loadModel(ownModel(`${name}.onnx`), 1)).run(input)
  const file = await readFile(ownModel(`${name}.onnx`))
  for (const arithmetic of Object.values(arithmetics)) {
    const said = await (await createByteNet(file, arithmetic)).run(input)
    expect(said.dims).toEqual(expected.dims)
    expect(bestIn(said)).toEqual(bestIn(expected))
    // A sum between two bytes is rounded either way, by the processor the server runs on; what builds on it differs.
    expect(farthest(said.data, expected.data)).toBeLessThan(0.15)
    expect(meanOff(said.data, expected.data)).toBeLessThan(5e-4)
  }
})

test.each([1, 6, 110])('the chooser says of %i rows what the server’s says', async (rows) => {
  const input = { chars: lines(rows), numbers: places(rows) }
  const expected = await (await loadModel(ownModel('chooser.onnx'), 1)).run(input)
  const file = await readFile(ownModel('chooser.onnx'))
  for (const arithmetic of Object.values(arithmetics)) {
    const said = await (await createChooserNet(file, arithmetic)).run(input)
    expect(said.dims).toEqual(expected.dims)
    expect(farthest(said.data, expected.data)).toBeLessThan(1e-4)
  }
})

test('a net is asked again and again, for pictures of any size', async () => {
  const file = await readFile(ownModel('recognizer.onnx'))
  const net: Model = await createByteNet(file, arithmetics.fastest!)
  const narrow = { x: pictures({ count: 1, height: 32, width: 64 }) }
  const first = await net.run(narrow)
  await net.run({ x: pictures({ count: 2, height: 32, width: 500 }) })
  expect((await net.run(narrow)).data).toEqual(first.data)
})

/** Waves with noise, from -1 to 1: the same at every run. */
function pictures({ count, height, width }: { count: number; height: number; width: number }) {
  const noise = createNoise()
  const data = Float32Array.from({ length: count * height * width }, (_, index) => {
    const [y, x] = [Math.floor(index / width), index % width]
    const level = Math.sin(x / 7) * Math.cos(y / 5) + (noise() - 0.5) / 2
    return Math.max(-1, Math.min(1, level))
  })
  return { data, dims: [count, 1, height, width] }
}

/** Lines of every length, with gaps, a full one and an empty one. */
function lines(rows: number) {
  const data = new BigInt64Array(rows * 40)
  for (let row = 0; row < rows; row += 1) {
    const length = row === 3 ? 0 : row === 4 ? 40 : 1 + ((row * 7) % 36)
    for (let index = 0; index < length; index += 1) {
      data[row * 40 + index] = BigInt(index % 9 === 5 ? 0 : 1 + ((row * 31 + index * 17) % 88))
    }
  }
  return { data, dims: [rows, 40] }
}

function places(rows: number) {
  const data = Float32Array.from({ length: rows * 10 }, (_, index) => Math.sin(index))
  return { data, dims: [rows, 10] }
}

function farthest(said: Float32Array, expected: Float32Array) {
  return said.reduce((most, value, index) => Math.max(most, Math.abs(value - expected[index]!)), 0)
}

function meanOff(said: Float32Array, expected: Float32Array) {
  return (
    said.reduce((sum, value, index) => sum + Math.abs(value - expected[index]!), 0) / said.length
  )
}

/** Which letter each column is most likely, or where a line of the picture is most likely text. */
function bestIn({ data, dims }: Awaited<ReturnType<Model['run']>>) {
  const classes = dims.at(-1)!
  return Array.from({ length: data.length / classes }, (_, row) => {
    const values = data.subarray(row * classes, (row + 1) * classes)
    return values.indexOf(Math.max(...values))
  })
}

function createNoise() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
