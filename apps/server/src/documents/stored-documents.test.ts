import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { documents, inboundMails, receipts, trips, uploads } from '#db/schema.ts'
import { sweepExpired } from '#ops/housekeeping.ts'
import { checkData } from '#storage/check-data.ts'
import { createS3Storage } from '#storage/s3.ts'
import { sweepOrphans } from '#storage/sweep-orphans.ts'
import { password } from '#test/accounts.ts'
import type { TestClient } from '#test/app.ts'
import { billPages, createDocumentsApp, pdfOf, process } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { leftovers, save } from '#test/receipts.ts'
import { startS3Server } from '#test/s3-server.ts'
import { forgetReceipts, inTwoHours, storedKeys } from '#test/stored.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

const limitBytes = 2_000_000
const log = pino({ level: 'silent' })
const nothing = { stored: 0, uploads: 0, rows: 0 }

const bill = await pdfOf(billPages(3))
const env = { STORAGE_MB_PER_USER: '2', READS_PER_HOUR: '1000' }
const product = await createDocumentsApp({ env })
let browser: TestClient
let userId: number
let tripId: number
beforeEach(async () => {
  await forgetReceipts(product)
  ;({ browser, userId } = await newTraveller(product))
  tripId = (await addTrip(product, userId, { status: 'active' })).id
})

async function processed() {
  return (await process(browser, bill)).json()
}

function sent() {
  return { document: { bytes: bill, name: 'bill.pdf', type: 'application/pdf' } }
}

async function documentRows() {
  return product.db.select().from(documents)
}

async function fillRest() {
  const [row] = await documentRows()
  const imageBytes = limitBytes - (row?.storedBytes ?? 0)
  await addReceipt(product, { id: tripId, userId }, { imageBytes })
}

test('an upload that is gone is saved from the file that comes with it', async () => {
  const { uploadId } = await processed()
  expect((await save(browser, tripId, { uploadId, ...sent() })).statusCode).toBe(201)
  expect(await leftovers(product)).toMatchObject({ stored: 5 })
  const late = await save(browser, tripId, { uploadId, ...sent() })
  expect([late.statusCode, late.json().document.pageCount]).toEqual([201, 3])
  expect(await leftovers(product)).toMatchObject({ stored: 10, rows: 2 })
})

test.each(['original', 'page', 'thumbnail'])(
  'an upload whose %s is lost is gone, rather than a receipt that lacks it',
  async (lost) => {
    const { uploadId } = await processed()
    const keys = await storedKeys(product.storage)
    const key = keys.find((one) =>
      lost === 'original' ? one.endsWith('.pdf') : one.includes(`-${lost}`),
    )
    await product.storage.remove(key ?? '')
    expect((await save(browser, tripId, { uploadId })).json().code).toBe('UPLOAD_GONE')
  },
)

test.each([1, 2, 3, 4, 5])(
  'when the store fails at file %i nothing is left, and reading goes on',
  async (broken) => {
    const { storage } = product
    const put = storage.put
    let count = 0
    const breaking: typeof put = async (...stored) => {
      count += 1
      if (count === broken) throw new Error('The disk is tired.')
      await put(...stored)
    }
    storage.put = breaking
    const read = await processed()
    count = 0
    const saved = await save(browser, tripId, sent())
    storage.put = put
    expect(read).toMatchObject({
      vendor: 'Hotel Seeblick',
      uploadId: null,
      document: { pageCount: 3 },
    })
    expect(saved.statusCode).toBe(500)
    expect(await leftovers(product)).toEqual(nothing)
    expect(await documentRows()).toEqual([])
  },
)

test('a process that dies between files and rows leaves files that the sweep takes, and nothing else', async () => {
  const { storage, db, pool } = product
  // Everything is stored, no row was written, and the cleanup fails.
  const { remove } = storage
  const put = storage.put
  let count = 0
  storage.put = async (...stored) => {
    await put(...stored)
    count += 1
    if (count === 5) throw new Error('Killed.')
  }
  storage.remove = async () => {}
  await save(browser, tripId, sent())
  Object.assign(storage, { put, remove })
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 0 })
  const say = () => {}
  expect(await checkData({ pool, db, storage: inTwoHours(product.storage), say })).toEqual({
    lacking: 0,
    unnamed: 5,
  })
  expect(await sweepOrphans({ db, storage: inTwoHours(product.storage), log })).toBe(5)
})

test('a trip that goes while a document is stored takes nothing with it and leaves nothing', async () => {
  const { storage } = product
  const put = storage.put
  storage.put = async (...stored) => {
    await put(...stored)
    await product.db.delete(trips).where(eq(trips.id, tripId))
  }
  const saved = await save(browser, tripId, sent())
  storage.put = put
  expect(saved.statusCode).toBe(404)
  expect(await leftovers(product)).toEqual(nothing)
  expect(await documentRows()).toEqual([])
})

test('the sweep and check-data know every file of what waits and of what is saved', async () => {
  const { db, pool, storage } = product
  await processed()
  const { uploadId } = await processed()
  const { id } = (await save(browser, tripId, { uploadId })).json()
  await storage.put(`${userId}/mail.eml`, Buffer.from('x'), 'message/rfc822')
  await db.insert(inboundMails).values({
    userId,
    messageKey: 'a'.repeat(64),
    state: 'received',
    rawKey: `${userId}/mail.eml`,
  })
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const check = () => checkData({ pool, db, storage: inTwoHours(product.storage), say })
  expect(await check()).toEqual({ lacking: 0, unnamed: 0 })
  expect(await sweepOrphans({ db, storage: inTwoHours(product.storage), log })).toBe(0)
  expect(await leftovers(product)).toMatchObject({ stored: 11 })

  const [row] = await db.select().from(receipts).where(eq(receipts.id, id))
  const [document] = await db
    .select()
    .from(documents)
    .where(eq(documents.id, row?.documentId ?? ''))
  const page = row?.imageKey?.replace('page-1', 'page-2') ?? ''
  for (const key of [document?.originalKey ?? '', page]) await storage.remove(key)
  expect(await check()).toEqual({ lacking: 2, unnamed: 0 })
  expect(lines.toSorted()).toEqual(
    [document?.originalKey, page]
      .map((key) => `receipt ${id} of trip ${tripId}: ${key} is missing`)
      .toSorted(),
  )
})

test('after a day a document that was not saved goes with all its files', async () => {
  await processed()
  const { uploadId } = await processed()
  await save(browser, tripId, { uploadId })
  await product.db.update(uploads).set({ keptUntil: sql`now()` })
  await sweepExpired({ ...product, log })
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 1 })
  expect(await documentRows()).toHaveLength(1)
})

test('a document that nothing names any more goes after an hour', async () => {
  await processed()
  await product.db.delete(uploads)
  await sweepExpired({ ...product, log })
  expect(await documentRows()).toHaveLength(1)
  await product.db.update(documents).set({ createdAt: sql`now() - interval '61 minutes'` })
  await sweepExpired({ ...product, log })
  expect(await documentRows()).toEqual([])
})

test('a deleted account takes its documents with it, saved and waiting', async () => {
  await processed()
  await save(browser, tripId, sent())
  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  expect(await leftovers(product)).toEqual(nothing)
  expect(await documentRows()).toEqual([])
})

test('the original and all pages count as taken space, once', async () => {
  const { uploadId } = await processed()
  const used = async () => (await browser.call('GET /api/storage')).json().usedBytes
  const [row] = await documentRows()
  expect(row?.storedBytes).toBeGreaterThan(bill.length)
  expect(await used()).toBe(row?.storedBytes)
  const { id } = (await save(browser, tripId, { uploadId })).json()
  expect(await used()).toBe(row?.storedBytes)
  await browser.call(`DELETE /api/receipts/${id}`)
  expect(await used()).toBe(0)
})

test('without space a document is read and not kept, and a save is refused', async () => {
  await addReceipt(product, { id: tripId, userId }, { imageBytes: limitBytes })
  const read = await processed()
  expect(read).toMatchObject({ vendor: 'Hotel Seeblick', uploadId: null })
  const saved = await save(browser, tripId, sent())
  expect(saved.json()).toMatchObject({ code: 'STORAGE_FULL' })
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 1 })
})

test('one that was read and not saved gives way to a photo; a part of a split does not', async () => {
  await processed()
  await fillRest()
  const image = await photo().jpeg().toBuffer()
  expect((await save(browser, tripId, { image })).statusCode).toBe(201)
  expect(await documentRows()).toEqual([])
  expect(await leftovers(product)).toMatchObject({ stored: 2 })

  await product.db.delete(receipts)
  const { uploadId } = await processed()
  await browser.call(`POST /api/uploads/${uploadId}/split`, {
    parts: [
      [1, 1],
      [2, 3],
    ],
  })
  await fillRest()
  expect((await save(browser, tripId, { image })).json().code).toBe('STORAGE_FULL')
  expect(await documentRows()).toHaveLength(1)
})

test('a finalized trip keeps its documents', async () => {
  const { id } = (await save(browser, tripId, sent())).json()
  await product.db.update(trips).set({ status: 'finalized' }).where(eq(trips.id, tripId))
  expect((await browser.call(`DELETE /api/receipts/${id}`)).statusCode).toBe(409)
  const original = await browser.call(`GET /api/receipts/${tripId}/${id}/original`)
  expect(original.rawPayload.equals(bill)).toBe(true)
})

test('S3 keeps a document as the disk does', async () => {
  const storage = createS3Storage((await startS3Server()).bucket)
  const other = await createDocumentsApp({ storage })
  const traveller = await newTraveller(other)
  const trip = await addTrip(other, traveller.userId, { status: 'active' })
  const { uploadId } = (await process(traveller.browser, bill)).json()
  const { id } = (await save(traveller.browser, trip.id, { uploadId })).json()
  const address = `/api/receipts/${trip.id}/${id}`
  const original = await traveller.browser.call(`GET ${address}/original`)
  expect(original.rawPayload.equals(bill)).toBe(true)
  expect((await traveller.browser.call(`GET ${address}/pages/3`)).statusCode).toBe(200)
  const { db, pool } = other
  expect(await checkData({ pool, db, storage, say: () => {} })).toEqual({ lacking: 0, unnamed: 0 })
  await traveller.browser.call(`DELETE /api/receipts/${id}`)
  expect(await storedKeys(storage)).toEqual([])
})
