import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { finalize, newTripWithReceipts } from '#test/finalized-trips.ts'
import { photo } from '#test/images.ts'
import { makeUnreadable } from '#test/stored.ts'
import { addReceipt } from '#test/trips.ts'
import { watchThreads } from '#test/watch-threads.ts'
import { endSparePdfThreads } from './pdf/pdf-threads.ts'

let product: TestApp
let threads: ReturnType<typeof watchThreads>
beforeEach(async () => {
  await endSparePdfThreads()
  threads = watchThreads()
  product = await createTestApp()
  await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => threads.stop())

test('a server that stops finishes the PDF on its way and ends every thread', async () => {
  const { response } = await download(await linkToLargePdf())
  expect(threads.countAlive()).toBe(1)
  const [file] = await Promise.all([buffer(response), product.close()])
  expect(file.includes('%%EOF')).toBe(true)
  expect(threads.countAlive()).toBe(0)
})

test('a reader who leaves ends the thread of their PDF', async () => {
  const { request } = await download(await linkToLargePdf())
  expect(threads.countAlive()).toBe(1)
  request.destroy()
  await threads.untilAllEnded()
})

test('an image that cannot be read cuts the connection and ends the thread', async () => {
  await makeUnreadable(product, 'broken.jpg')
  const { response } = await download(await linkToLargePdf({ last: { imageKey: 'broken.jpg' } }))
  expect(response.statusCode).toBe(200)
  await expect(buffer(response)).rejects.toThrow('aborted')
  await threads.untilAllEnded()
  expect(product.logged.join('')).toContain('generating a report failed')
})

/** Larger than the network buffers, so that the server cannot finish before the client reads. */
async function linkToLargePdf({ last = {} } = {}) {
  const { browser, trip } = await newTripWithReceipts(product)
  const content = Buffer.concat([await photo().jpeg().toBuffer(), randomBytes(4_000_000)])
  const large = { imageKey: 'large.jpg', imageBytes: content.length }
  await product.storage.put(large.imageKey, content, 'image/jpeg')
  for (let count = 0; count < 10; count += 1) await addReceipt(product, trip, large)
  await addReceipt(product, trip, { ...large, date: '2026-03-09', ...last })
  return (await finalize(browser, trip.id)).download.pdf
}

async function download(link: string) {
  const { port } = product.app.server.address() as AddressInfo
  const request = get({ host: '127.0.0.1', port, path: new URL(link).pathname, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { request, response }
}
