import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documents, uploads } from '#db/schema.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { billPages, pdfOf, process, standInPages } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { forgetReceipts, storedKeys } from '#test/stored.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const opened = openDocuments(standInPages)
const parts: [number, number][] = [
  [1, 1],
  [2, 3],
]

const product = await createTestApp({ documents: opened.documents })
let browser: TestClient
let tripId: number
let bill: Buffer
beforeAll(async () => {
  bill = await pdfOf(billPages(3))
})
beforeEach(async () => {
  await forgetReceipts(product)
  const traveller = await newTraveller(product)
  browser = traveller.browser
  tripId = (await addTrip(product, traveller.userId, { status: 'active' })).id
})
afterAll(async () => {
  await product.close()
  opened.closeDocuments()
})

async function processed(): Promise<string> {
  return (await process(browser, bill)).json().uploadId
}

function split(id: string, spans: unknown = parts) {
  return browser.call(`POST /api/uploads/${id}/split`, { parts: spans })
}

test('a scan of many becomes single receipts, each read from its own pages', async () => {
  const whole = await processed()
  const answer = await split(whole)
  expect(answer.statusCode).toBe(200)
  const [first, second] = answer.json().uploads
  expect([first, second]).toMatchObject([
    { firstPage: 1, lastPage: 1 },
    { firstPage: 2, lastPage: 3 },
  ])
  expect((await save(browser, tripId, { uploadId: whole })).json().code).toBe('UPLOAD_GONE')
  // The original, three pages, two thumbnails.
  expect(await leftovers(product)).toMatchObject({ stored: 6, uploads: 0 })

  const read = await browser.call(`POST /api/uploads/${second.id}/read`, { tripId })
  expect(read.json()).toMatchObject({
    uploadId: second.id,
    amount: '2.00',
    evidence: { amount: { page: 3 } },
    document: { pageCount: 3, firstPage: 2, lastPage: 3, pages: [{}, {}] },
  })
  expect((await browser.call(`GET /api/uploads/${second.id}/pages/1`)).statusCode).toBe(404)
  const shown = await browser.call(`GET /api/uploads/${second.id}/pages/3`)
  expect(shown.statusCode).toBe(200)

  const saved = (await save(browser, tripId, { uploadId: second.id })).json()
  expect(saved.document).toMatchObject({ firstPage: 2, lastPage: 3 })
  const address = `/api/receipts/${tripId}/${saved.id}`
  const image = await browser.call(`GET ${address}/image`)
  expect((await browser.call(`GET ${address}/pages/2`)).rawPayload.equals(image.rawPayload)).toBe(
    true,
  )
  expect((await browser.call(`GET ${address}/pages/1`)).statusCode).toBe(404)
  const again = await post(browser, '/api/receipts/process', { receiptId: String(saved.id) })
  expect(again.json()).toMatchObject({ amount: '2.00', document: { firstPage: 2 } })
})

test('parts wait for half a year, share one original, and are deleted one by one', async () => {
  const [first, second] = (await split(await processed())).json().uploads
  const rows = await product.db.select().from(uploads)
  const days = rows.map(({ keptUntil }) =>
    Math.round((keptUntil.getTime() - Date.now()) / 86_400_000),
  )
  expect(days).toEqual([180, 180])
  const used = async () => (await browser.call('GET /api/storage')).json().usedBytes
  const before = await used()
  const one = (await save(browser, tripId, { uploadId: first.id })).json()
  const other = (await save(browser, tripId, { uploadId: second.id })).json()
  expect(await used()).toBe(before)

  await browser.call(`DELETE /api/receipts/${one.id}`)
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 1 })
  expect(await used()).toBe(before)
  const original = await browser.call(`GET /api/receipts/${tripId}/${other.id}/original`)
  expect(original.rawPayload.equals(bill)).toBe(true)
  await browser.call(`DELETE /api/receipts/${other.id}`)
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
  expect(await used()).toBe(0)
  expect(await product.db.select().from(documents)).toEqual([])
})

test('both deleted at once leave nothing', async () => {
  const ids: number[] = []
  for (const { id } of (await split(await processed())).json().uploads) {
    ids.push((await save(browser, tripId, { uploadId: id })).json().id)
  }
  await Promise.all(ids.map((id) => browser.call(`DELETE /api/receipts/${id}`)))
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
  expect(await product.db.select().from(documents)).toEqual([])
})

test('repeating the same split, as after a lost response, returns the same result; another one is gone', async () => {
  const id = await processed()
  const first = await split(id)
  const before = await storedKeys(product.storage)
  expect((await split(id)).json()).toEqual(first.json())
  expect(await storedKeys(product.storage)).toEqual(before)
  const differently = await split(id, [
    [1, 2],
    [3, 3],
  ])
  expect(differently.json()).toMatchObject({ code: 'UPLOAD_GONE' })
})

test('two concurrent calls split once', async () => {
  const id = await processed()
  const answers = await Promise.all([split(id), split(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect(await leftovers(product)).toMatchObject({ stored: 6 })
})

test('a part can be split again', async () => {
  const [, second] = (await split(await processed())).json().uploads
  const again = await split(second.id, [
    [2, 2],
    [3, 3],
  ])
  expect(again.json().uploads).toMatchObject([{ firstPage: 2 }, { firstPage: 3 }])
  expect(await leftovers(product)).toMatchObject({ stored: 7 })
})

test.each([
  [
    'that overlap',
    [
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'with a gap',
    [
      [1, 1],
      [3, 3],
    ],
  ],
  [
    'that leave the last page out',
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'that leave the first page out',
    [
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'beyond the last page',
    [
      [1, 3],
      [4, 4],
    ],
  ],
  [
    'beyond what a document may have',
    [
      [1, 3],
      [4, 31],
    ],
  ],
  [
    'backwards',
    [
      [1, 1],
      [3, 2],
    ],
  ],
  ['of nothing', []],
  ['that are the whole', [[1, 3]]],
  [
    'that are no pages',
    [
      ['a', 1],
      [2, 3],
    ],
  ],
])('parts %s are refused, and the document waits as before', async (_name, spans) => {
  const id = await processed()
  const before = await leftovers(product)
  expect((await split(id, spans)).json()).toMatchObject({ code: 'VALIDATION' })
  expect(await leftovers(product)).toEqual(before)
  expect((await save(browser, tripId, { uploadId: id })).statusCode).toBe(201)
})

test('a photo cannot be split', async () => {
  const image = await photo().jpeg().toBuffer()
  const { uploadId } = (await post(browser, '/api/receipts/process', { image })).json()
  expect((await split(uploadId)).json()).toMatchObject({ code: 'VALIDATION' })
  const read = await browser.call(`POST /api/uploads/${uploadId}/read`, {})
  expect(read.json()).toMatchObject({ uploadId, vendor: '' })
  expect((await split(randomUUID())).json()).toMatchObject({ code: 'UPLOAD_GONE' })
  expect((await split('x')).statusCode).toBe(400)
})

test('when a part cannot be stored the document is whole as before', async () => {
  const id = await processed()
  const before = await storedKeys(product.storage)
  const { storage } = product
  const put = storage.put
  let count = 0
  storage.put = async (...stored) => {
    count += 1
    if (count === 2) throw new Error('The disk is tired.')
    await put(...stored)
  }
  expect((await split(id)).statusCode).toBe(500)
  storage.put = put
  expect(await storedKeys(storage)).toEqual(before)
  expect((await split(id)).statusCode).toBe(200)
})
