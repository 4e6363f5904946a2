import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ciiInvoice, hotelBill } from '@quittance/receipt-reader/test/invoices'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documents } from '#db/schema.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { billPages, pdfOf, process, standInPages } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { forgetReceipts } from '#test/stored.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const opened = openDocuments(standInPages)
/** Debian's libheif-examples. */
const hasHeifEnc = spawnSync('heif-enc', ['--help']).error === undefined

const product = await createTestApp({ documents: opened.documents })
let browser: TestClient
let userId: number
let tripId: number
let bill: Buffer
beforeAll(async () => {
  bill = await pdfOf(billPages(3))
})
beforeEach(async () => {
  await forgetReceipts(product)
  ;({ browser, userId } = await newTraveller(product))
  tripId = (await addTrip(product, userId, { status: 'active' })).id
})
afterAll(async () => {
  await product.close()
  opened.closeDocuments()
})

test('a PDF is read, saved and shown: its values, its pages, and the file byte for byte', async () => {
  const processed = await process(browser, bill, {
    name: 'C:\\in\\Rechnung ‮7.pdf',
    tripId: `${tripId}`,
  })
  expect(processed.statusCode).toBe(200)
  const { uploadId, document, ...reading } = processed.json()
  expect(reading).toMatchObject({ vendor: 'Hotel Seeblick', amount: '3.00', readFrom: 'text' })
  expect(reading.evidence.amount).toMatchObject({ page: 3 })
  const sha256 = createHash('sha256').update(bill).digest('hex')
  const facts = {
    kind: 'pdf',
    name: 'Rechnung 7.pdf',
    bytes: bill.length,
    sha256,
    pageCount: 3,
    firstPage: 1,
    lastPage: 3,
  }
  expect(document).toMatchObject(facts)
  const waiting = await browser.call(`GET /api/uploads/${uploadId}/pages/2`)
  expect(waiting.headers['content-type']).toBe('image/jpeg')
  const picture = await sharp(waiting.rawPayload).metadata()
  expect(document.pages[1]).toEqual({ width: picture.width, height: picture.height })
  expect((await browser.call(`GET /api/uploads/${uploadId}/pages/4`)).statusCode).toBe(404)

  const saved = await save(browser, tripId, { uploadId })
  expect(saved.statusCode).toBe(201)
  const receipt = saved.json()
  expect(receipt).toMatchObject({ hasImage: true, document: facts })
  expect((await browser.call(`GET /api/receipts/${receipt.id}`)).json()).toEqual(receipt)
  expect((await browser.call(`GET /api/trips/${tripId}/receipts`)).json()).toEqual([receipt])
  const address = `/api/receipts/${tripId}/${receipt.id}`
  const first = await browser.call(`GET ${address}/image`)
  const page = (n: number, v = '') => browser.call(`GET ${address}/pages/${n}${v}`)
  expect((await page(1)).rawPayload.equals(first.rawPayload)).toBe(true)
  const second = await page(2, `?v=${receipt.imageVersion}`)
  expect(second.rawPayload.equals(waiting.rawPayload)).toBe(true)
  expect(second.headers['cache-control']).toContain('immutable')
  expect((await page(4)).statusCode).toBe(404)
  const thumbnail = await browser.call(`GET ${address}/thumbnail`)
  expect((await sharp(thumbnail.rawPayload).metadata()).width).toBeLessThan(500)

  const original = await browser.call(`GET ${address}/original`)
  expect(original.rawPayload.equals(bill)).toBe(true)
  expect(original.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Rechnung 7.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 1 })
})

test('a document that is sent with its receipt is saved as one that was processed', async () => {
  const document = { bytes: bill, name: 'bill.pdf', type: 'application/pdf' }
  const clientId = crypto.randomUUID()
  const saved = await save(browser, tripId, { document, clientId })
  expect(saved.statusCode).toBe(201)
  expect(saved.json().document).toMatchObject({ kind: 'pdf', pageCount: 3, lastPage: 3 })
  const again = await save(browser, tripId, { document, clientId })
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(saved.json())
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 1 })
})

test('an e-invoice without a page is shown on a sheet of ours, and kept as it is', async () => {
  const xml = Buffer.from(ciiInvoice(hotelBill))
  const processed = await process(browser, xml, { name: 'rechnung.xml' })
  expect(processed.json()).toMatchObject({
    vendor: 'Hotel Seehof',
    date: '2025-01-05',
    readFrom: 'e-invoice',
    invoiceProfile: 'en16931',
    document: { kind: 'xml', name: 'rechnung.xml', pageCount: 1 },
  })
  // The total was found on the page.
  expect(processed.json().evidence.amount).toMatchObject({ page: 1 })
  expect(processed.json().remarks).toBeUndefined()
  const { id } = (await save(browser, tripId, { uploadId: processed.json().uploadId })).json()
  const original = await browser.call(`GET /api/receipts/${tripId}/${id}/original`)
  expect(original.rawPayload.equals(xml)).toBe(true)
  expect(original.headers['content-type']).toBe('application/xml')
  const again = await post(browser, '/api/receipts/process', { receiptId: String(id) })
  expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })
})

test('a TIFF is kept with its page', async () => {
  const scan = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
    .tiff()
    .toBuffer()
  const tiff = await process(browser, scan, { name: 'scan.tif' })
  expect(tiff.json().document).toMatchObject({ kind: 'tiff', pages: [{ width: 600, height: 800 }] })
})

test.skipIf(!hasHeifEnc)('a HEIC is kept with its picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heic-'))
  const picture = join(folder, 'a.png')
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } }).toFile(
    picture,
  )
  await promisify(execFile)('heif-enc', [picture, '-o', join(folder, 'a.heic')])
  const heic = await process(browser, await readFile(join(folder, 'a.heic')), { name: '' })
  await rm(folder, { recursive: true })
  expect(heic.json().document).toMatchObject({ kind: 'heic', name: 'document.heic' })
  const shown = await browser.call(`GET /api/uploads/${heic.json().uploadId}/pages/1`)
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
})

test('a saved document is read again from its original', async () => {
  const { uploadId } = (await process(browser, bill)).json()
  const { id } = (await save(browser, tripId, { uploadId })).json()
  const before = await leftovers(product)
  const again = await post(browser, '/api/receipts/process', { receiptId: String(id) })
  expect(again.json()).toMatchObject({
    vendor: 'Hotel Seeblick',
    amount: '3.00',
    readFrom: 'text',
    uploadId: null,
    document: { pageCount: 3, pages: [{}, {}, {}] },
  })
  expect(await leftovers(product)).toEqual(before)

  const [row] = await product.db.select().from(documents)
  await product.storage.remove(row?.originalKey ?? '')
  const missing = await post(browser, '/api/receipts/process', { receiptId: String(id) })
  expect(missing.json()).toMatchObject({ code: 'IMAGE_MISSING' })
  const original = await browser.call(`GET /api/receipts/${tripId}/${id}/original`)
  expect(original.statusCode).toBe(404)
})

test('without a reader e-invoices are read all the same, and the rest is kept for typing', async () => {
  const without = await createTestApp()
  const traveller = await newTraveller(without)
  const plain = (await process(traveller.browser, bill)).json()
  expect(plain).toMatchObject({
    vendor: '',
    uploadId: expect.any(String),
    document: { pageCount: 3 },
  })
  expect(plain.readFrom).toBeUndefined()
  const xml = (await process(traveller.browser, Buffer.from(ciiInvoice(hotelBill)))).json()
  expect(xml).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })
  await without.close()
})

test('Hole 22: an original is saved under what it is, whatever its sender called it, and does nothing where a browser shows it', async () => {
  for (const [name, saved] of [
    ['bill.html', 'bill.html.pdf'],
    ['setup.exe', 'setup.exe.pdf'],
    ['bill.pdf\u202excod.', 'bill.pdfxcod.pdf'],
    ['../../bill.svg', 'bill.svg.pdf'],
  ]) {
    const { uploadId } = (await process(browser, bill, { name: name! })).json()
    const { id } = (await save(browser, tripId, { uploadId })).json()
    const original = await browser.call(`GET /api/receipts/${tripId}/${id}/original`)
    expect(original.rawPayload.equals(bill)).toBe(true)
    expect(original.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${saved}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }
  expect(product.logged.join('')).not.toContain('Promise errored')
})

test('Hole 22: no other user sees a page or an original, pending or saved', async () => {
  const { uploadId } = (await process(browser, bill)).json()
  const { id } = (await save(browser, tripId, { uploadId })).json()
  const waiting = (await process(browser, bill)).json().uploadId
  const { browser: other } = await newTraveller(product)
  for (const call of [
    `GET /api/uploads/${waiting}/pages/1`,
    `GET /api/receipts/${tripId}/${id}/pages/1`,
    `GET /api/receipts/${tripId}/${id}/original`,
    `GET /api/receipts/${tripId + 1}/${id}/original`,
  ]) {
    const answers = [await other.call(call), await product.client().call(call)]
    expect([call, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call, 404, 401])
  }
  const gone = { statusCode: 409 }
  expect(await other.call(`POST /api/uploads/${waiting}/read`, {})).toMatchObject(gone)
  const parts = {
    parts: [
      [1, 1],
      [2, 3],
    ],
  }
  expect(await other.call(`POST /api/uploads/${waiting}/split`, parts)).toMatchObject(gone)
  expect((await process(other, bill, { tripId: `${tripId}` })).statusCode).toBe(404)
})

test('a receipt entered by hand and a photo have no original, and a photo is its own page', async () => {
  const byHand = (await save(browser, tripId)).json()
  const image = await photo().jpeg().toBuffer()
  const taken = (await save(browser, tripId, { image })).json()
  for (const { id } of [byHand, taken]) {
    const call = `GET /api/receipts/${tripId}/${id}/original`
    expect((await browser.call(call)).statusCode).toBe(404)
  }
  expect(taken.document).toBeNull()
  const page = (id: number, n: number) =>
    browser.call(`GET /api/receipts/${tripId}/${id}/pages/${n}`)
  expect((await page(taken.id, 1)).statusCode).toBe(200)
  expect((await page(taken.id, 2)).statusCode).toBe(404)
  expect((await page(byHand.id, 1)).statusCode).toBe(404)
})
