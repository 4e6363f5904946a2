import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { receipts, trips, uploads } from '#db/schema.ts'
import { sweepExpired } from '#ops/housekeeping.ts'
import { checkData } from '#storage/check-data.ts'
import { sweepOrphans } from '#storage/sweep-orphans.ts'
import { password } from '#test/accounts.ts'
import { answerOf, onAnotherServer, type TestClient, useTestApp } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { inTwoHours, storedKeys } from '#test/stored.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'
import { deleteOldUploads } from './uploads.queries.ts'

const limitBytes = 2_000_000
const log = pino({ level: 'silent' })

const product = await useTestApp({ env: { STORAGE_MB_PER_USER: '2' } })
let browser: TestClient
let userId: number
let tripId: number
const image = await photo().jpeg().toBuffer()
beforeEach(async () => {
  ;({ browser, userId } = await newTraveller(product))
  tripId = (await addTrip(product, userId)).id
})

test('a photo that was read is saved without being sent again, as it would have been', async () => {
  const sent = (await save(browser, tripId, { image })).json()
  const before = await leftovers(product)
  const uploadId = await read()
  expect(await leftovers(product)).toMatchObject({ stored: before.stored + 2 })

  const saved = await answerOf(save(browser, tripId, { uploadId }), 201)
  expect(saved).toMatchObject({ hasImage: true })
  expect(await leftovers(product)).toMatchObject({
    stored: before.stored + 2,
    uploads: 0,
    rows: before.rows + 1,
  })
  for (const kind of ['image', 'thumbnail']) {
    const taken = await browser.call(`GET /api/receipts/${tripId}/${saved.id}/${kind}`)
    const other = await browser.call(`GET /api/receipts/${tripId}/${sent.id}/${kind}`)
    expect(taken.rawPayload.equals(other.rawPayload)).toBe(true)
  }
  expect((await rowOf(saved.id))?.imageBytes).toBe((await rowOf(sent.id))?.imageBytes)
  expect(await kept()).toEqual([])
})

test.each([
  ['one clientId: all get its receipt', randomUUID(), '200 saved'],
  ['no clientId: one gets the photo, the others an error', undefined, '409 UPLOAD_GONE'],
])('twenty at once with one uploadId and %s', async (_name, clientId, others) => {
  const parts = { uploadId: await read(), ...(clientId && { clientId }) }
  const before = await leftovers(product)
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(browser, tripId, parts)))
  const codes = answers.map(({ statusCode, json }) => `${statusCode} ${json().code ?? 'saved'}`)
  expect(codes.filter((code) => code !== '201 saved')).toEqual(Array(19).fill(others))
  expect(await leftovers(product)).toMatchObject({ stored: before.stored, rows: before.rows + 1 })
  if (!clientId) return
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  // Also later, when the upload is long gone.
  expect((await save(browser, tripId, parts)).json()).toEqual(answers[0]?.json())
})

test('of two servers on one database one takes the photo, and both answer with the receipt', async () => {
  const there = await onAnotherServer(product, browser)
  const parts = { uploadId: await read(), clientId: randomUUID() }
  const before = await leftovers(product)
  const answers = await Promise.all([browser, there].map((one) => save(one, tripId, parts)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect(await leftovers(product)).toMatchObject({ stored: before.stored, rows: before.rows + 1 })
})

test.each<[string, () => Promise<Awaited<ReturnType<typeof save>>>]>([
  [
    "another user's",
    async () => {
      const other = await newTraveller(product)
      const theirTrip = await addTrip(product, other.userId)
      return save(other.browser, theirTrip.id, { uploadId: await read() })
    },
  ],
  ['unknown', () => save(browser, tripId, { uploadId: randomUUID() })],
  [
    'unknown, with a placeholder instead of a photo',
    () => save(browser, tripId, { uploadId: randomUUID(), image: placeholder }),
  ],
  [
    'a day old',
    async () => {
      const uploadId = await read()
      await makeDayOld()
      return save(browser, tripId, { uploadId })
    },
  ],
])('an upload that is %s is gone: nothing is saved', async (_name, saveIt) => {
  const { rows } = await leftovers(product)
  expect(await answerOf(saveIt(), 409)).toEqual({
    code: 'UPLOAD_GONE',
    message: 'This photo has expired. Please send it again.',
  })
  expect(await leftovers(product)).toMatchObject({ rows, uploads: 0 })
})

test('with the file beside it, the upload is used while it is there and the file when it is not', async () => {
  const uploadId = await read()
  const before = await leftovers(product)
  const [row] = await kept()
  const { id } = (await save(browser, tripId, { uploadId, image })).json()
  expect((await rowOf(id))?.imageKey).toBe(row?.imageKey)
  expect((await leftovers(product)).stored).toBe(before.stored)

  expect((await save(browser, tripId, { uploadId, image })).statusCode).toBe(201)
  expect((await leftovers(product)).stored).toBe(before.stored + 2)
})

test('an upload whose file is lost is gone, rather than a receipt without its photo', async () => {
  const uploadId = await read()
  const [row] = await kept()
  await product.storage.remove(row?.thumbnailKey ?? '')
  expect((await save(browser, tripId, { uploadId })).json().code).toBe('UPLOAD_GONE')
  expect((await save(browser, tripId, { uploadId, image })).statusCode).toBe(201)
})

test('a save that is refused leaves the photo kept: another trip can have it', async () => {
  const uploadId = await read()
  const before = await leftovers(product)
  await product.db.update(trips).set({ status: 'finalized' }).where(eq(trips.id, tripId))
  expect((await save(browser, tripId, { uploadId })).json().code).toBe('WRONG_STATE')
  const other = await addTrip(product, userId)
  expect((await save(browser, other.id, { uploadId, amount: '' })).statusCode).toBe(400)
  expect(await leftovers(product)).toEqual(before)
  expect((await save(browser, other.id, { uploadId })).statusCode).toBe(201)
})

test('a trip that is finalized while its receipt is saved leaves the photo kept', async () => {
  const uploadId = await read()
  const before = await leftovers(product)
  const { saving } = await product.db.transaction(async (tx) => {
    await tx.update(trips).set({ status: 'finalized' }).where(eq(trips.id, tripId))
    const response = save(browser, tripId, { uploadId })
    // It has taken the upload and waits for the trip.
    const waits = () =>
      product.db.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`)
    await expect.poll(async () => (await waits()).rowCount).toBe(1)
    return { saving: response }
  })
  expect((await saving).json().code).toBe('WRONG_STATE')
  expect(await leftovers(product)).toEqual(before)
  const other = await addTrip(product, userId)
  expect((await save(browser, other.id, { uploadId })).statusCode).toBe(201)
})

test('what was read counts as taken space, and once when it is saved', async () => {
  const uploadId = await read()
  const { usedBytes } = await space()
  expect(usedBytes).toBe((await kept())[0]?.imageBytes)
  await save(browser, tripId, { uploadId })
  expect((await space()).usedBytes).toBe(usedBytes)
})

test('without space a photo is read all the same, and not kept', async () => {
  await fill(limitBytes)
  const before = await leftovers(product)
  expect((await answerOf(post(browser, '/api/receipts/process', { image }))).uploadId).toBeNull()
  expect(await leftovers(product)).toEqual(before)
})

test('of two that are read into the last space one is kept, and saved there', async () => {
  const size = await sizeOfOne()
  await fill(limitBytes - size)
  const before = await leftovers(product)
  const ids = await Promise.all([read(), read()])
  expect(ids.filter((id) => id === null)).toHaveLength(1)
  expect(await leftovers(product)).toMatchObject({ stored: before.stored + 2 })
  const uploadId = ids.find((id) => id !== null)
  const saved = await answerOf(save(browser, tripId, { uploadId }), 201)
  expect(saved.storage).toEqual({ usedBytes: limitBytes, limitBytes })
})

test('photos that were read and never saved give way to one that is, and their files go', async () => {
  const size = await sizeOfOne()
  await fill(limitBytes - size)
  const before = await leftovers(product)
  const discarded = await read()
  const saved = await answerOf(save(browser, tripId, { image }), 201)
  expect(saved.storage).toEqual({ usedBytes: limitBytes, limitBytes })
  expect(await leftovers(product)).toMatchObject({ stored: before.stored + 2 })
  expect((await save(browser, tripId, { uploadId: discarded })).json().code).toBe('UPLOAD_GONE')
})

test('reading goes on where a photo cannot be kept, with a line in the log', async () => {
  const { storage } = product
  const put = storage.put
  storage.put = async (key, ...rest) => {
    if (key.includes('thumbnail')) throw new Error('The disk is tired.')
    await put(key, ...rest)
  }
  const before = await leftovers(product)
  const response = await post(browser, '/api/receipts/process', { image })
  storage.put = put
  expect([response.statusCode, response.json().uploadId]).toEqual([200, null])
  expect(product.logged.join('')).toContain('storing an uploaded photo failed')
  expect(await leftovers(product)).toEqual(before)
})

test('after a day the upload goes with its files, and a younger one stays', async () => {
  await sweepExpired({ ...product, log })
  const old = await read()
  await makeDayOld()
  const young = await read()
  const before = await leftovers(product)
  await sweepExpired({ ...product, log })
  expect(await leftovers(product)).toEqual({ ...before, stored: before.stored - 2 })
  expect((await save(browser, tripId, { uploadId: old })).json().code).toBe('UPLOAD_GONE')
  expect((await save(browser, tripId, { uploadId: young })).statusCode).toBe(201)
})

test('a kept photo is no orphan, to the sweep or to check-data, until its row is gone', async () => {
  await read()
  const { db, pool, storage } = product
  await sweepOrphans({ db, storage: inTwoHours(product.storage), log })
  const before = await storedKeys(storage)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  expect(await checkData({ pool, db, storage: inTwoHours(product.storage), say })).toMatchObject({
    unnamed: 0,
  })
  await makeDayOld()
  expect(await sweepOrphans({ db, storage: inTwoHours(product.storage), log })).toBe(0)
  expect(await storedKeys(storage)).toEqual(before)

  // Rows that were deleted when the files could not be: the next sweep removes those.
  await deleteOldUploads(db)
  expect(await checkData({ pool, db, storage: inTwoHours(product.storage), say })).toMatchObject({
    unnamed: 2,
  })
  expect(await sweepOrphans({ db, storage: inTwoHours(product.storage), log })).toBe(2)
})

test('a deleted account takes its kept photos with it', async () => {
  const before = await leftovers(product)
  await read()
  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  expect(await leftovers(product)).toEqual(before)
})

async function space() {
  return (await browser.call('GET /api/storage')).json()
}

async function read() {
  return (await post(browser, '/api/receipts/process', { image })).json().uploadId
}

async function kept() {
  return product.db.select().from(uploads).where(eq(uploads.userId, userId))
}

async function rowOf(id: number) {
  const [row] = await product.db.select().from(receipts).where(eq(receipts.id, id))
  return row
}

async function makeDayOld() {
  const createdAt = sql`now() - interval '1 day'`
  const keptUntil = sql`now()`
  await product.db.update(uploads).set({ createdAt, keptUntil }).where(eq(uploads.userId, userId))
}

async function sizeOfOne() {
  const { id } = (await save(browser, tripId, { image })).json()
  const size = (await rowOf(id))?.imageBytes ?? 0
  await browser.call(`DELETE /api/receipts/${id}`)
  return size
}

async function fill(imageBytes: number) {
  await addReceipt(product, { id: tripId, userId }, { imageBytes })
}
