import { readFile } from 'node:fs/promises'
import { ReadTimeoutError, WorkerDiedError } from '@quittance/receipt-reader/pool/errors'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { addTrip, leftovers, post } from '#test/receipts.ts'
import { nothingRead, type ReceiptReader } from './reading/reader.ts'

const path = '/api/receipts/process'
const found = { ...nothingRead, vendor: 'Café Nero', amount: '4.20', currency: 'GBP' } as const

let product: TestApp
let browser: TestClient
let image: Buffer
let readings: { picture: Buffer; context: unknown }[] = []
let answer: () => Promise<unknown>
const reader: ReceiptReader = {
  async read(readable, context) {
    readings.push({ picture: await readFile(readable.path), context })
    return (await answer()) as typeof nothingRead
  },
}
beforeAll(async () => {
  product = await createTestApp({ reader })
  browser = (await signUpVerified(product)).browser
  image = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
})
beforeEach(() => {
  readings = []
  answer = async () => found
})
afterAll(() => product.close())

test('answers what the reader found on the upright image, and keeps the photo for a save', async () => {
  const response = await post(browser, path, { image })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ ...found, uploadId: expect.any(String) })
  expect(await sharp(readings[0]?.picture).metadata()).toMatchObject({ width: 300, height: 400 })
  expect(readings[0]?.context).toBeUndefined()
  expect(await leftovers(product)).toEqual({ stored: 2, uploads: 0, rows: 0 })
})

test('passes the trip to the reader', async () => {
  const tripId = await addTrip(product, browser, 'finalized')
  await post(browser, path, { image, tripId: String(tripId) })
  expect(readings[0]?.context).toEqual({ startDate: '2026-03-01', endDate: null, currency: 'EUR' })
})

test.each([
  ['throws', () => Promise.reject(new Error('The engine broke.'))],
  ['answers junk', async () => ({ vendor: 7 })],
])(
  'a reader that %s leads to empty fields with the reason, and to a line in the log',
  async (_name, fails) => {
    answer = fails
    const response = await post(browser, path, { image })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
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
  const account = await signUpVerified(plain)
  const { uploadId, ...reading } = (await post(account.browser, path, { image })).json()
  expect(reading).toEqual(nothingRead)
  expect(uploadId).toEqual(expect.any(String))
  await plain.close()
})

test('refuses what is not an image, a trip of its own, or known', async () => {
  const other = await signUpVerified(product)
  const theirs = await addTrip(product, other.browser)
  const none = await post(browser, path, {})
  expect(none.statusCode).toBe(400)
  expect(none.json().message).toBe('An image is required')
  const foreign = await post(browser, path, { image, tripId: String(theirs) })
  expect(foreign.statusCode).toBe(404)
  expect(foreign.json()).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
  expect((await post(browser, path, { image, tripId: 'x' })).json().message).toBe('Invalid trip ID')
  expect((await post(browser, path, { image, vendor: 'x' })).statusCode).toBe(400)
})
