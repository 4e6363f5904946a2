import { readFile } from 'node:fs/promises'
import { asianReceipts, photographAsian } from '@quittance/test-support/receipts/asian-photos'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { assembleKernels } from '#build/assemble-kernels.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { ownModel } from '#runtime/node/onnx.ts'
import { stubBrowserPictures } from '#test/browser-pictures.ts'
import { createCacheStorage } from '#test/cache-storage.ts'
import { keepReader, manifestAddress } from '#test/kept-reader.ts'
import { plainReceipt } from '#test/plain-receipt.ts'
import { readPhoto } from '#test/reading.ts'
import { fileNames } from './manifest.ts'
import type { ReadJob, WorkerReply, WorkerStart } from './messages.ts'

const { worker: _script, asianRecognizer, asianAlphabet, relaxed, plain, ...models } = fileNames
const storage = createCacheStorage()
const replies: WorkerReply[] = []
const scope = Object.assign(new EventTarget(), {
  postMessage: (reply: WorkerReply) => replies.push(reply),
})

beforeAll(async () => {
  stubBrowserPictures()
  vi.stubGlobal('self', scope)
  vi.stubGlobal('caches', storage)
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'))
  await import('./reader-worker.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => replies.splice(0))

async function modelFiles(names: string[]) {
  const files = names.map(async (name) => [name, await readFile(ownModel(name))] as const)
  return Object.fromEntries(await Promise.all(files))
}

async function keep(cache: string, { isWithAsian }: { isWithAsian: boolean }) {
  const kernels = await assembleKernels()
  const base = { ...(await modelFiles(Object.values(models))), [relaxed]: kernels.relaxed }
  const asian = await modelFiles([asianRecognizer, asianAlphabet])
  const place = await storage.open(cache)
  const manifest = await keepReader(place, { base: { ...base, [plain]: kernels.plain }, asian })
  if (isWithAsian) return
  for (const { address } of manifest.asian.flatMap(({ pieces }) => pieces)) {
    await place.delete(address)
  }
}

async function say(data: WorkerStart | ReadJob): Promise<WorkerReply> {
  replies.splice(0)
  scope.dispatchEvent(new MessageEvent('message', { data }))
  await vi.waitFor(() => expect(replies.at(-1)?.kind).toMatch(/ready|read|failed/), 120_000)
  return replies.at(-1)!
}

function jobOf(photo: Buffer): ReadJob {
  return { photo: new Blob([new Uint8Array(photo)]), context: {} }
}

/** What a user sees of it. */
function valuesOf({ vendor, date, amount, currency, category, paper, image }: ReceiptReading) {
  return { vendor, date, amount, currency, category, paper, image }
}

test('a phone reads of a photo what the server reads', async () => {
  await keep('reader-1', { isWithAsian: false })
  expect(await say({ cache: 'reader-1', manifest: manifestAddress })).toEqual({ kind: 'ready' })
  const photo = await layOnTable(await drawReceipt(plainReceipt))
  const reply = await say(jobOf(photo))
  if (reply.kind !== 'read') throw new Error(JSON.stringify(reply))
  expect(valuesOf(reply.output.reading)).toEqual(valuesOf(await readPhoto(photo)))
  expect(reply.output.reading).toMatchObject({ vendor: 'HARBOUR KITCHEN', amount: '16.30' })
  expect(reply.output.lacksAsian).toBe(false)
  expect(reply.memory).toBeGreaterThan(0)
})

test('a photo that is none fails by itself, and the next is read', async () => {
  const noPhoto = { photo: new Blob(['no photo']), context: {} }
  expect(await say(noPhoto)).toMatchObject({ kind: 'failed', fault: 'photo' })
  const paper = await drawReceipt(plainReceipt)
  expect(await say(jobOf(paper))).toMatchObject({ kind: 'read' })
})

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['a photo that it stumbles over fails by itself', new TypeError('No such row'), 'photo'],
  ['want of memory is the worker’s end', new RangeError('Allocation failed'), 'worker'],
  ['so is what cannot be computed', named('RuntimeError', 'unreachable'), 'worker'],
])('%s', async (_name, error, fault) => {
  const jam = vi.fn(function jam() {
    throw error
  })
  vi.stubGlobal('OffscreenCanvas', jam)
  const paper = await drawReceipt(plainReceipt)
  expect(await say(jobOf(paper))).toMatchObject({ kind: 'failed', fault, message: error.message })
  stubBrowserPictures()
})

test('Japanese waits for its files, and is read with them without starting anew', async () => {
  const [receipt] = asianReceipts(1)
  const photo = await photographAsian(receipt!, 0)
  expect(await say(jobOf(photo))).toMatchObject({ kind: 'read', output: { lacksAsian: true } })
  await keep('reader-1', { isWithAsian: true })
  const reply = await say(jobOf(photo))
  if (reply.kind !== 'read') throw new Error(JSON.stringify(reply))
  expect(reply.output.lacksAsian).toBe(false)
  expect(valuesOf(reply.output.reading)).toEqual(valuesOf(await readPhoto(photo)))
})

test('a worker without its files says that it is them', async () => {
  const reply = await say({ cache: 'reader-none', manifest: manifestAddress })
  expect(reply).toMatchObject({ kind: 'failed', fault: 'files' })
})

test('a worker that cannot run what it reads with says that it is itself', async () => {
  const validate = () => {
    throw new RangeError('Out of memory')
  }
  vi.stubGlobal('WebAssembly', { validate })
  const reply = await say({ cache: 'reader-1', manifest: manifestAddress })
  expect(reply).toMatchObject({ kind: 'failed', fault: 'worker', message: 'Out of memory' })
})
