import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheStorage } from '#test/cache-storage.ts'
import { keepReader, manifestAddress } from '#test/kept-reader.ts'
import { openKeptFiles } from './kept-files.ts'
import { fileNames, type Manifest } from './manifest.ts'

const { worker, asianRecognizer, asianAlphabet, ...base } = fileNames
const storage = createCacheStorage()

let cache: Awaited<ReturnType<typeof storage.open>>
let manifest: Manifest

beforeEach(async () => {
  vi.stubGlobal('caches', storage)
  cache = await storage.open('reader-1')
  manifest = await keepReader(
    cache,
    { base: contentsOf(Object.values(base)), asian: contentsOf([asianRecognizer, asianAlphabet]) },
    10,
  )
})
afterEach(async () => {
  await storage.delete('reader-1')
  vi.unstubAllGlobals()
})

/** Some are shorter than a piece, some longer. */
function contentsOf(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, new TextEncoder().encode(`of ${name}`)]))
}

function piecesOf(name: string) {
  return [...manifest.base, ...manifest.asian].find((file) => file.name === name)!.pieces
}

function textOf(bytes: ArrayBuffer | undefined) {
  return new TextDecoder().decode(bytes)
}

test('the pieces of every file are put together in their order', async () => {
  const files = await openKeptFiles('reader-1', manifestAddress)
  const { detector, relaxed, alphabet } = await files.base()
  expect([detector, relaxed, alphabet].map(textOf)).toEqual([
    'of detector.onnx',
    'of relaxed.wasm',
    'of recognizer-alphabet.txt',
  ])
  const asian = await files.asian()
  expect(textOf(asian?.recognizer)).toBe('of recognizer-cjk.onnx')
})

test('a device without the reader says so', async () => {
  const refusal = { name: 'BadFilesError', message: 'The reader is not on this device.' }
  await expect(openKeptFiles('reader-2', manifestAddress)).rejects.toMatchObject(refusal)
  await expect(openKeptFiles('reader-1', '/other.json')).rejects.toMatchObject(refusal)
})

test('nothing is read with a file of which a piece is missing', async () => {
  await cache.delete(piecesOf('detector.onnx').at(-1)!.address)
  const files = await openKeptFiles('reader-1', manifestAddress)
  await expect(files.base()).rejects.toMatchObject({
    name: 'BadFilesError',
    message: 'detector.onnx is not as it was downloaded.',
  })
})

test.each([
  ['a wrong byte', 'of dEtecto'],
  ['a byte too few', 'of detect'],
  ['a byte too many', 'of detecto!'],
  ['nothing', ''],
])('nothing is read with a file that has %s in it', async (_name, body) => {
  const [first] = piecesOf('detector.onnx')
  await cache.put(first!.address, new Response(body))
  const files = await openKeptFiles('reader-1', manifestAddress)
  await expect(files.base()).rejects.toMatchObject({ name: 'BadFilesError' })
})

test('nothing is read with a manifest that lacks a file', async () => {
  const fewer = { ...manifest, base: manifest.base.filter(({ name }) => name !== 'chooser.onnx') }
  await cache.put(manifestAddress, new Response(JSON.stringify(fewer)))
  const files = await openKeptFiles('reader-1', manifestAddress)
  await expect(files.base()).rejects.toThrow('The reader has no file chooser.onnx.')
})

test('Japanese and Chinese wait until all of their files are there, and hold up nothing else', async () => {
  await cache.delete(piecesOf(asianAlphabet).at(-1)!.address)
  const files = await openKeptFiles('reader-1', manifestAddress)
  expect(await files.asian()).toBeUndefined()
  expect(textOf((await files.base()).chooser)).toBe('of chooser.onnx')
})

test('damaged files for Japanese and Chinese are not read with', async () => {
  await cache.put(piecesOf(asianAlphabet)[0]!.address, new Response('other'))
  const files = await openKeptFiles('reader-1', manifestAddress)
  await expect(files.asian()).rejects.toMatchObject({ name: 'BadFilesError' })
})
