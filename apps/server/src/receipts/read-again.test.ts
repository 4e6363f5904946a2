import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { formOf, leftovers, post, save } from '#test/receipts.ts'
import { listStored, makeUnreadable } from '#test/stored.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'
import { nothingRead, type ReceiptReader } from './reading/reader.ts'

const found = { ...nothingRead, vendor: 'Café Nero', amount: '4.20', currency: 'GBP' } as const

let product: TestApp
let browser: TestClient
let trip: Awaited<ReturnType<typeof addTrip>>
let image: Buffer
let readings: { picture: Buffer; context: unknown }[] = []
const reader: ReceiptReader = {
  async read(readable, context) {
    readings.push({ picture: await readFile(readable.path), context })
    return found
  },
}
beforeAll(async () => {
  product = await createTestApp({ reader, env: { READS_PER_HOUR: '3' } })
  image = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
})
beforeEach(async () => {
  readings = []
  const traveller = await newTraveller(product)
  browser = traveller.browser
  trip = await addTrip(product, traveller.userId, { currency: 'USD', endDate: '2026-03-09' })
})
afterAll(() => product.close())

test('a saved receipt is read again from its stored photo, with its own trip in mind, and nothing is kept', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const before = await leftovers(product)
  const response = await readAgain(id)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ ...found, uploadId: null })
  const shown = await browser.call(`GET /api/receipts/${trip.id}/${id}/image`)
  expect(readings).toEqual([
    {
      picture: shown.rawPayload,
      context: { startDate: '2026-03-01', endDate: '2026-03-09', currency: 'USD' },
    },
  ])
  expect(await leftovers(product)).toEqual(before)
})

test('another trip may be named, if it is there', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const other = await addTrip(product, trip.userId, { currency: 'GBP' })
  await readAgain(id, { tripId: String(other.id) })
  expect(readings).toMatchObject([{ context: { currency: 'GBP' } }])
  const none = await readAgain(id, { tripId: '2147483647' })
  expect(none.json()).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
})

test("another user's receipt is answered as one that is not there", async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const other = await newTraveller(product)
  for (const unknown of [id, 2_147_483_647]) {
    const answer = await post(other.browser, '/api/receipts/process', {
      receiptId: String(unknown),
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Receipt not found', code: 'NOT_FOUND' })
  }
  expect(readings).toEqual([])
})

test('a receipt and an image together are refused, and so is a wrong number', async () => {
  const { id } = (await save(browser, trip.id, { image })).json()
  const both = await post(browser, '/api/receipts/process', { receiptId: String(id), image })
  expect(both.statusCode).toBe(400)
  expect(both.json().message).toBe('Please send an image or a receipt id, not both')
  for (const wrong of ['x', '0', '']) {
    const answer = await post(browser, '/api/receipts/process', { receiptId: wrong })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid receipt ID'])
  }
})

test('a receipt that was entered by hand says so', async () => {
  const { id } = (await save(browser, trip.id)).json()
  const response = await readAgain(id)
  expect([response.statusCode, response.json().code]).toEqual([409, 'MANUAL_RECEIPT'])
})

test('a photo that is not in the store, or empty there, says so', async () => {
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

test('the reference has the new fields', async () => {
  const { paths } = (await product.app.inject('/api/docs/json')).json()
  const fieldsOf = (path: string) =>
    Object.keys(paths[path].post.requestBody.content['multipart/form-data'].schema.properties)
  expect(fieldsOf('/api/receipts')).toEqual(
    expect.arrayContaining(['clientId', 'uploadId', 'photoHash', 'image']),
  )
  expect(fieldsOf('/api/receipts/process')).toEqual(['tripId', 'receiptId', 'image'])
  expect(Object.keys(paths['/api/receipts'].post.responses)).toEqual(['200', '201', '4XX', '5XX'])
})

async function readAgain(id: number, fields: Record<string, string> = {}) {
  const form = await formOf({ receiptId: String(id), ...fields })
  return browser.call('POST /api/receipts/process', undefined, form)
}
