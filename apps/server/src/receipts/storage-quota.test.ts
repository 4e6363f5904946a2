import { storageAdvice } from '@quittance/contract/storage-words'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { receipts } from '#db/schema.ts'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { addTrip, leftovers, save } from '#test/receipts.ts'

const limitBytes = 2_000_000

const product = await createTestApp({ env: { STORAGE_MB_PER_USER: '2' } })
let browser: TestClient
let tripId: number
let image: Buffer
beforeAll(async () => {
  image = await photo().jpeg().toBuffer()
})
beforeEach(async () => {
  browser = (await signUpVerified(product)).browser
  tripId = await addTrip(product, browser)
})
afterAll(() => product.close())

test("the used space is the sum of the user's own images", async () => {
  expect(await storage()).toEqual({ usedBytes: 0, limitBytes })
  const saved = await save(browser, tripId, { image })
  await save(browser, tripId, { image: placeholder })
  const { usedBytes } = await storage()
  expect(usedBytes).toBeGreaterThan(100)
  expect(saved.json()).not.toHaveProperty('storage')
  await fill(1000)
  expect(await storage()).toEqual({ usedBytes: usedBytes + 1000, limitBytes })
  const other = await signUpVerified(product)
  expect((await other.browser.call('GET /api/storage')).json().usedBytes).toBe(0)
  expect((await product.client().call('GET /api/storage')).statusCode).toBe(401)
})

test('from 90 percent on, saving says how much is taken', async () => {
  await fill(0.9 * limitBytes)
  const response = await save(browser, tripId, { image })
  expect(response.statusCode).toBe(201)
  expect(response.json().storage).toEqual(await storage())
})

test('when it is full, no image is taken, but a receipt without one is', async () => {
  await fill(limitBytes)
  const before = await leftovers(product)
  const refused = await save(browser, tripId, { image })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({
    code: 'STORAGE_FULL',
    message: `Your space for photos is full (2 MB). ${storageAdvice} You can still add receipts by hand.`,
  })
  expect(await leftovers(product)).toEqual(before)
  expect((await save(browser, tripId, { image: placeholder })).statusCode).toBe(201)
})

test('of two at once into the last space one is refused, and leaves nothing', async () => {
  const { usedBytes } = await sizeOfOne()
  await fill(limitBytes - 2 * usedBytes)
  const before = await leftovers(product)
  const answers = await Promise.all([1, 2].map(() => save(browser, tripId, { image })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403])
  expect(await leftovers(product)).toMatchObject({ stored: before.stored + 2, uploads: 0 })
  expect((await storage()).usedBytes).toBe(limitBytes)
})

async function storage() {
  return (await browser.call('GET /api/storage')).json()
}

async function sizeOfOne() {
  await save(browser, tripId, { image })
  return storage()
}

/** As if an image of this size were stored. */
async function fill(imageBytes: number) {
  const { id: userId } = (await browser.call('GET /api/auth/user')).json()
  await product.db.insert(receipts).values({
    userId,
    tripId,
    vendor: 'Gasthaus Linde',
    date: '2026-03-02',
    amountMinor: 100,
    currency: 'EUR',
    category: 'food',
    imageBytes,
  })
}
