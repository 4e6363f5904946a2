import { beforeEach, expect, test } from 'vitest'
import { signUp } from '#test/accounts.ts'
import { answerOf, createTestApp, type TestClient } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { formOf, leftovers, post } from '#test/receipts.ts'
import { newTraveller, newTrip } from '#test/trips.ts'
import { nothingRead, type ReceiptReader } from './reading/reader.ts'

const path = '/api/receipts/process'

type Read = { isOfCrowd: boolean; end: () => void; signal: AbortSignal | undefined }

const image = await photo().jpeg().toBuffer()
let reads: Read[] = []
let mayRead = Promise.withResolvers<void>()

/** Each reading lasts until the test ends or cancels it; crowd users have no trip. */
const reader: ReceiptReader = {
  async read(_image, context, { signal } = {}) {
    const ended = Promise.withResolvers<void>()
    reads.push({ isOfCrowd: context === undefined, end: ended.resolve, signal })
    mayRead.resolve()
    signal?.addEventListener('abort', () => ended.reject(signal.reason), { once: true })
    await ended.promise
    return nothingRead
  },
}

const product = await createTestApp({ reader })
beforeEach(() => {
  reads = []
  mayRead = Promise.withResolvers<void>()
})

test("Hole 3: another user's photo is read after one of a crowd with full queues", async () => {
  const { browser } = await newTraveller(product)
  const quiet = await withTrip()
  const crowded = await fillQueue(() => read(browser), 3)
  const quietly = await fillQueue(quiet.read, 2)
  const order: boolean[] = []
  for (let count = 0; count < 5; count += 1) {
    await expect.poll(() => reads.length).toBe(count + 1)
    order.push(reads[count]?.isOfCrowd ?? false)
    reads[count]?.end()
  }
  expect(order).toEqual([true, false, false, true, true])
  for (const answer of await Promise.all([...crowded, ...quietly])) {
    expect(answer.statusCode).toBe(200)
  }
})

test('Hole 3: the reading of a caller who disconnected is cancelled, and the next begins', async () => {
  const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const { browser } = await newTraveller(product)
  const form = await formOf({ image })
  const hangUp = new AbortController()
  const call = fetch(`${origin}${path}`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: { ...form.headers, cookie: `quittance=${browser.cookies.get('quittance')}` },
    signal: hangUp.signal,
  })
  call.catch(() => {})
  await mayRead.promise
  const next = await withTrip()
  const answer = next.read()
  hangUp.abort()
  await expect.poll(() => reads.length).toBe(2)
  expect(reads[0]?.signal?.aborted).toBe(true)
  reads[1]?.end()
  expect((await answer).statusCode).toBe(200)
  await expect(call).rejects.toThrow('aborted')
  await expect.poll(async () => (await leftovers(product)).uploads).toBe(0)
})

test('Hole 3: readings are limited per user and hour, without affecting others', async () => {
  const strict = await createTestApp({ env: { READS_PER_HOUR: '2' } })
  const { browser } = await newTraveller(strict)
  for (const status of [200, 200, 429]) expect((await read(browser)).statusCode).toBe(status)
  const refused = await read(browser)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('You have had 2 receipts read within an hour.'),
  })
  const other = await newTraveller(strict)
  expect((await read(other.browser)).statusCode).toBe(200)
})

test('Hole 3: receipts are read for verified accounts only', async () => {
  const { browser } = await signUp(product)
  expect(await answerOf(read(browser), 403)).toEqual({
    code: 'EMAIL_NOT_VERIFIED',
    message: 'Please verify your email address to have receipts read. You can type this one in.',
  })
  expect(reads).toEqual([])
})

async function read(browser: TestClient, fields: Record<string, string> = {}) {
  return post(browser, path, { ...fields, image })
}

/** Sends until the queue rejects one, so that it is full. */
async function fillQueue(send: () => ReturnType<typeof read>, takes: number) {
  const sent = new Set<ReturnType<typeof read>>()
  for (;;) {
    while (sent.size <= takes) sent.add(send())
    const [refused, answer] = await Promise.race(
      [...sent].map(async (call) => [call, await call] as const),
    )
    sent.delete(refused)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('5')
    if (answer.json().message.includes('are being read already')) return sent
  }
}

async function withTrip() {
  const { browser, id } = await newTrip(product)
  return { read: () => read(browser, { tripId: String(id) }) }
}
