import { readFile } from 'node:fs/promises'
import { ReadTimeoutError, WorkerDiedError } from '@quittance/receipt-reader/pool/errors'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { answerOf, createTestApp, type TestClient, useTestApp } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { formOf, leftovers, post, save } from '#test/receipts.ts'
import { listStored, makeUnreadable } from '#test/stored.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'
import { nothingRead, type ReceiptReader } from './reading/reader.ts'

const path = '/api/receipts/process'
const found = { ...nothingRead, vendor: 'Café Nero', amount: '4.20', currency: 'GBP' } as const

const image = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
let browser: TestClient
let trip: Awaited<ReturnType<typeof addTrip>>
let readings: { picture: Buffer; context: unknown }[] = []
let answer: () => Promise<unknown>
const reader: ReceiptReader = {
  async read(readable, context) {
    readings.push({ picture: await readFile(readable.path), context })
    return (await answer()) as typeof nothingRead
  },
}
const product = await useTestApp({ reader, env: { READS_PER_HOUR: '3' } })
beforeEach(async () => {
  const traveller = await newTraveller(product)
  browser = traveller.browser
  trip = await addTrip(product, traveller.userId, { currency: 'USD', endDate: '2026-03-09' })
  readings = []
  answer = async () => found
})

test('answers what the reader found on the upright image, knowing its trip, and keeps the photo for a save', async () => {
  const response = await answerOf(post(browser, path, { image }))
  expect(response).toEqual({ ...found, uploadId: expect.any(String) })
  expect(await sharp(readings[0]?.picture).metadata()).toMatchObject({ width: 300, height: 400 })
  expect(readings[0]?.context).toBeUndefined()
  expect(await leftovers(product)).toEqual({ stored: 2, uploads: 0, rows: 0 })

  const { id } = await addTrip(product, trip.userId, { status: 'finalized' })
  await post(browser, path, { image, tripId: String(id) })
  expect(readings[1]?.context).toEqual({ startDate: '2026-03-01', endDate: null, currency: 'EUR' })
})

test.each([
  ['throws', () => Promise.reject(new Error('The engine broke.'))],
  ['answers junk', async () => ({ vendor: 7 })],
])(
  'a reader that %s leads to empty fields with the reason, and to a line in the log',
  async (_name, fails) => {
    answer = fails
    expect(await answerOf(post(browser, path, { image }))).toEqual({
      ...nothingRead,
      problem: 'died',
      uploadId: expect.any(String),
    })
    expect(product.logged.join('')).toContain('reading a receipt failed')
    expect((await leftovers(product)).uploads).toBe(0)
  },
)

test.each([
  ['ran out of memory', new WorkerDiedError('died', 'SIGABRT'), 'memory'],
  ['took too long', new ReadTimeoutError('too long'), 'time'],
  ['was killed', new WorkerDiedError('died', 'SIGKILL'), 'died'],
])(
  'Truth 19: when the reader %s, the reason is returned, and the next attempt reads the photo',
  async (_what, error, problem) => {
    answer = () => Promise.reject(error)
    const { uploadId, ...failed } = (await post(browser, path, { image })).json()
    expect(failed).toEqual({ ...nothingRead, problem })
    answer = async () => found
    const again = await browser.call(`POST /api/uploads/${uploadId}/read`, {})
    expect(again.json()).toEqual({ ...found, uploadId })
  },
)

test('the placeholder of a manual receipt is not worth reading', async () => {
  const response = await post(browser, path, { image: placeholder })
  expect(response.json()).toEqual({ ...nothingRead, uploadId: null })
  expect(readings).toEqual([])
})

test('without an engine every field is empty', async () => {
  const plain = await createTestApp()
  const traveller = await newTraveller(plain)
  const { uploadId, ...reading } = (await post(traveller.browser, path, { image })).json()
  expect(reading).toEqual(nothingRead)
  expect(uploadId).toEqual(expect.any(String))
})

test('refuses what is not an image, a trip of its own, or known', async () => {
  const theirs = await addTrip(product, (await newTraveller(product)).userId)
  expect((await answerOf(post(browser, path, {}), 400)).message).toBe('An image is required')
  const foreign = await answerOf(post(browser, path, { image, tripId: String(theirs.id) }), 404)
  expect(foreign).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
  expect((await post(browser, path, { image, tripId: 'x' })).json().message).toBe('Invalid trip ID')
  expect((await post(browser, path, { image, vendor: 'x' })).statusCode).toBe(400)
})

test('a saved receipt is read again from its stored photo, with its own trip in mind or another, and nothing is kept', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const before = await leftovers(product)
  expect(await answerOf(readAgain(id))).toEqual({ ...found, uploadId: null })
  const shown = await browser.call(`GET /api/receipts/${trip.id}/${id}/image`)
  expect(readings).toEqual([
    {
      picture: shown.rawPayload,
      context: { startDate: '2026-03-01', endDate: '2026-03-09', currency: 'USD' },
    },
  ])
  expect(await leftovers(product)).toEqual(before)

  const other = await addTrip(product, trip.userId, { currency: 'GBP' })
  await readAgain(id, { tripId: String(other.id) })
  expect(readings.at(-1)).toMatchObject({ context: { currency: 'GBP' } })
  const none = await readAgain(id, { tripId: '2147483647' })
  expect(none.json()).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
})

test("another user's receipt is answered as one that is not there", async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const other = await newTraveller(product)
  for (const unknown of [id, 2_147_483_647]) {
    const response = await post(other.browser, path, {
      receiptId: String(unknown),
    })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Receipt not found', code: 'NOT_FOUND' })
  }
  expect(readings).toEqual([])
})

test('a receipt and an image together are refused, and so is a wrong number', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const both = await answerOf(post(browser, path, { receiptId: String(id), image }), 400)
  expect(both.message).toBe('Please send an image or a receipt id, not both')
  for (const wrong of ['x', '0', '']) {
    const response = await post(browser, path, { receiptId: wrong })
    expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid receipt ID'])
  }
})

test('a receipt that was entered by hand, and a photo that is not in the store, or empty there, say so', async () => {
  const { id } = (await save(browser, trip.id)).json()
  const response = await readAgain(id)
  expect([response.statusCode, response.json().code]).toEqual([409, 'MANUAL_RECEIPT'])
  const lost = await addReceipt(product, trip, { imageKey: '1/lost.jpg' })
  const missing = await readAgain(lost.id)
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'IMAGE_MISSING'])

  await product.storage.put('1/empty.jpg', Buffer.alloc(0), 'image/jpeg')
  const emptied = await addReceipt(product, trip, { imageKey: '1/empty.jpg' })
  const empty = await readAgain(emptied.id)
  expect([empty.statusCode, empty.json().code]).toEqual([409, 'IMAGE_EMPTY'])
  expect(readings).toEqual([])
})

test('a store that fails is no empty reading', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const newest = (await listStored(product.storage)).filter(({ key }) => !key.includes('thumb'))
  for (const { key } of newest) await makeUnreadable(product, key)
  const response = await readAgain(id)
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect(product.logged.join('')).toContain('fetching the photo of a receipt failed')
  expect((await leftovers(product)).uploads).toBe(0)
})

test('reading again counts as a read', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await readAgain(id)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

async function readAgain(id: number, fields: Record<string, string> = {}) {
  const form = await formOf({ receiptId: String(id), ...fields })
  return browser.call(`POST ${path}`, undefined, form)
}
