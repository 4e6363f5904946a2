import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  ciiInvoice,
  enclosing,
  hotelBill,
  ublInvoice,
} from '@quittance/receipt-reader/test/invoices'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { documents, uploads } from '#db/schema.ts'
import { answerOf, createTestApp, type TestClient } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { billPages, createDocumentsApp, pdfOf, process } from '#test/documents.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { photo } from '#test/images.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { unpackArchive } from '#test/reports/unpack-archive.ts'
import { forgetReceipts, storedKeys } from '#test/stored.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const nothing = { stored: 0, uploads: 0, rows: 0 }
const hasHeifEnc = spawnSync('heif-enc', ['--help']).error === undefined

const bill = await pdfOf(billPages(3))
const product = await createDocumentsApp()
let browser: TestClient
let userId: number
let tripId: number
beforeEach(async () => {
  await forgetReceipts(product)
  ;({ browser, userId } = await newTraveller(product))
  tripId = (await addTrip(product, userId, { status: 'active' })).id
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
  const facts = {
    kind: 'pdf',
    name: 'Rechnung 7.pdf',
    bytes: bill.length,
    sha256: sha256(bill),
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

  const receipt = await answerOf(save(browser, tripId, { uploadId }), 201)
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
    'content-disposition': 'attachment; filename="Rechnung 7.pdf"',
    'cache-control': 'no-store',
  })
  expect(await leftovers(product)).toEqual({ stored: 5, uploads: 0, rows: 1 })
})

test('a document that is sent with its receipt is saved as one that was processed', async () => {
  const document = { bytes: bill, name: 'bill.pdf', type: 'application/pdf' }
  const clientId = randomUUID()
  const saved = await answerOf(save(browser, tripId, { document, clientId }), 201)
  expect(saved.document).toMatchObject({ kind: 'pdf', pageCount: 3, lastPage: 3 })
  expect(await answerOf(save(browser, tripId, { document, clientId }))).toEqual(saved)
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
  const folder = await newFolder()
  const picture = join(folder, 'a.png')
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } }).toFile(
    picture,
  )
  await promisify(execFile)('heif-enc', [picture, '-o', join(folder, 'a.heic')])
  const heic = await process(browser, await readFile(join(folder, 'a.heic')), { name: '' })
  expect(heic.json().document).toMatchObject({ kind: 'heic', name: 'document.heic' })
  const shown = await browser.call(`GET /api/uploads/${heic.json().uploadId}/pages/1`)
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
})

test('a saved document is read again from its original', async () => {
  const { id } = (await save(browser, tripId, { uploadId: await uploaded() })).json()
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
  expect((await browser.call(`GET /api/receipts/${tripId}/${id}/original`)).statusCode).toBe(404)
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
})

test('Hole 22: an original is saved under what it is, whatever its sender called it, and does nothing where a browser shows it', async () => {
  for (const [name, saved] of [
    ['bill.html', 'bill.html.pdf'],
    ['setup.exe', 'setup.exe.pdf'],
    ['bill.pdf\u202excod.', 'bill.pdfxcod.pdf'],
    ['../../bill.svg', 'bill.svg.pdf'],
  ]) {
    const { id } = (await save(browser, tripId, { uploadId: await uploaded(name) })).json()
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
  const { id } = (await save(browser, tripId, { uploadId: await uploaded() })).json()
  const waiting = await uploaded()
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
  expect(await split(waiting, '1-1 2-3', other)).toMatchObject(gone)
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

async function uploaded(name?: string): Promise<string> {
  return (await process(browser, bill, { name })).json().uploadId
}

/** Parts as in `1-1 2-3`. */
function split(id: string, spans = '1-1 2-3', by = browser) {
  const parts = spans
    .match(/\S+/g)
    ?.map((span) => span.split('-').map((page) => Number(page) || page))
  return by.call(`POST /api/uploads/${id}/split`, { parts: parts ?? [] })
}

test('a scan of many becomes single receipts, each read from its own pages', async () => {
  const whole = await uploaded()
  const answer = await answerOf(split(whole))
  const [first, second] = answer.uploads
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
  expect((await browser.call(`GET /api/uploads/${second.id}/pages/3`)).statusCode).toBe(200)

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
  const [first, second] = (await split(await uploaded())).json().uploads
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
  expect(await leftovers(product)).toEqual(nothing)
  expect(await used()).toBe(0)
  expect(await product.db.select().from(documents)).toEqual([])
})

test('both deleted at once leave nothing', async () => {
  const ids: number[] = []
  for (const { id } of (await split(await uploaded())).json().uploads) {
    ids.push((await save(browser, tripId, { uploadId: id })).json().id)
  }
  await Promise.all(ids.map((id) => browser.call(`DELETE /api/receipts/${id}`)))
  expect(await leftovers(product)).toEqual(nothing)
  expect(await product.db.select().from(documents)).toEqual([])
})

test('repeating the same split, as after a lost response, returns the same result; another one is gone', async () => {
  const id = await uploaded()
  const first = await split(id)
  const before = await storedKeys(product.storage)
  expect((await split(id)).json()).toEqual(first.json())
  expect(await storedKeys(product.storage)).toEqual(before)
  const differently = await split(id, '1-2 3-3')
  expect(differently.json()).toMatchObject({ code: 'UPLOAD_GONE' })
})

test('two concurrent calls split once', async () => {
  const id = await uploaded()
  const answers = await Promise.all([split(id), split(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect(await leftovers(product)).toMatchObject({ stored: 6 })
})

test('a part can be split again', async () => {
  const [, second] = (await split(await uploaded())).json().uploads
  const again = await split(second.id, '2-2 3-3')
  expect(again.json().uploads).toMatchObject([{ firstPage: 2 }, { firstPage: 3 }])
  expect(await leftovers(product)).toMatchObject({ stored: 7 })
})

test.each([
  ['that overlap', '1-2 2-3'],
  ['with a gap', '1-1 3-3'],
  ['that leave the last page out', '1-1 2-2'],
  ['that leave the first page out', '2-2 3-3'],
  ['beyond the last page', '1-3 4-4'],
  ['beyond what a document may have', '1-3 4-31'],
  ['backwards', '1-1 3-2'],
  ['of nothing', ''],
  ['that are the whole', '1-3'],
  ['that are no pages', 'a-1 2-3'],
])('parts %s are refused, and the document waits as before', async (_name, spans) => {
  const id = await uploaded()
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
  const id = await uploaded()
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

async function invoiceWith(files: Record<string, Buffer>) {
  const document = new PDFDocument()
  const written = buffer(document)
  document.text('Hotel Seehof, invoice 2025-1187 of 5 January 2025').text('Total EUR 295.40')
  document.file(Buffer.from(ciiInvoice(hotelBill)), { name: 'invoice data.xml' })
  for (const [name, content] of Object.entries(files)) document.file(content, { name })
  document.end()
  return written
}

test('Truth 21: what is enclosed with an e-invoice is shown as pages, kept byte for byte and in the zip', async () => {
  const taxi = await pdfOf(billPages(2))
  const table = Buffer.from('day;km\n2025-01-05;12\n')
  const pdf = await invoiceWith({
    '../Taxi.pdf': taxi,
    'km.csv': table,
    'run.exe': Buffer.from('MZ\0'),
  })

  const processed = await process(browser, pdf, { tripId: `${tripId}` })
  expect(processed.json()).toMatchObject({
    vendor: 'Hotel Seehof',
    amount: '295.40',
    readFrom: 'e-invoice',
    remarks: ['enclosure-left-out'],
    document: { pageCount: 3, lastPage: 3 },
  })
  expect(processed.json().document.enclosures).toEqual(
    expect.arrayContaining([
      { name: 'Taxi.pdf', type: 'pdf', bytes: taxi.length, sha256: sha256(taxi), pages: [2, 3] },
      { name: 'km.csv', type: 'csv', bytes: table.length, sha256: sha256(table), pages: null },
    ]),
  )
  const { uploadId } = processed.json()
  const page = await browser.call(`GET /api/uploads/${uploadId}/pages/3`)
  expect(page.headers['content-type']).toBe('image/jpeg')

  const receipt = (await save(browser, tripId, { uploadId })).json()
  const again = await post(browser, '/api/receipts/process', { receiptId: String(receipt.id) })
  expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })

  const { download } = await finalize(browser, tripId)
  const files = await unpackArchive((await openLink(product, download.zip)).rawPayload)
  const enclosed = files.filter(({ name }) => /_enclosure-\d\.(?:pdf|csv)$/.test(name))
  expect(enclosed).toHaveLength(2)
  for (const content of [taxi, table]) {
    expect(enclosed.some((file) => content.equals(file.content))).toBe(true)
  }
  const manifest = String(files.find(({ name }) => name === 'manifest.csv')?.content)
  expect(manifest).toContain('enclosure,Taxi.pdf')
  expect(manifest).toContain(sha256(taxi))

  await browser.call(`POST /api/trips/${tripId}/unfinalize`)
  await browser.call(`DELETE /api/receipts/${receipt.id}`)
  expect(await leftovers(product)).toEqual(nothing)
})

test('Truth 21: what is inside a bare e-invoice is shown after its sheet, kept and in the zip', async () => {
  const taxi = await pdfOf(billPages(2))
  const table = Buffer.from('day;km\n2025-01-05;12\n')
  const xml = Buffer.from(
    enclosing(ublInvoice(hotelBill), { '../../Taxi.pdf': taxi, 'C:\\km.csv': table }),
  )
  const processed = await process(browser, xml, { tripId: `${tripId}` })
  expect(processed.json()).toMatchObject({
    vendor: 'Hotel Seehof',
    readFrom: 'e-invoice',
    document: {
      kind: 'xml',
      sha256: sha256(xml),
      pageCount: 3,
      enclosures: [
        { name: 'Taxi.pdf', type: 'pdf', bytes: taxi.length, sha256: sha256(taxi), pages: [2, 3] },
        { name: 'km.csv', type: 'csv', bytes: table.length, sha256: sha256(table), pages: null },
      ],
    },
  })
  expect(processed.json()).not.toHaveProperty('remarks')
  const receipt = (await save(browser, tripId, { uploadId: processed.json().uploadId })).json()
  const again = await post(browser, '/api/receipts/process', { receiptId: String(receipt.id) })
  expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })

  const address = `/api/receipts/${tripId}/${receipt.id}/enclosures`
  const saved = await browser.call(`GET ${address}/2`)
  expect(saved.rawPayload).toEqual(table)
  expect(saved.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename=km.csv',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await browser.call(`GET ${address}/3`)).statusCode).toBe(404)
  const { browser: stranger } = await newTraveller(product)
  expect((await stranger.call(`GET ${address}/2`)).statusCode).toBe(404)

  const { download } = await finalize(browser, tripId)
  const files = await unpackArchive((await openLink(product, download.zip)).rawPayload)
  const enclosed = files.filter(({ name }) => name.includes('_enclosure-'))
  expect(enclosed.map(({ content }) => content)).toEqual([taxi, table])
})

function sha256(content: Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
