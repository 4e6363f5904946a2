import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  ciiInvoice,
  enclosing,
  hotelBill,
  ublInvoice,
} from '@quittance/receipt-reader/test/invoices'
import PDFDocument from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp } from '#test/app.ts'
import { billPages, pdfOf, process, standInPages } from '#test/documents.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { unpackArchive } from '#test/reports/unpack-archive.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const opened = openDocuments(standInPages)
const product = await createTestApp({ documents: opened.documents })
afterAll(async () => {
  await product.close()
  opened.closeDocuments()
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
  const { browser, userId } = await newTraveller(product)
  const trip = await addTrip(product, userId, { status: 'active' })
  const taxi = await pdfOf(billPages(2))
  const table = Buffer.from('day;km\n2025-01-05;12\n')
  const pdf = await invoiceWith({
    '../Taxi.pdf': taxi,
    'km.csv': table,
    'run.exe': Buffer.from('MZ\0'),
  })

  const processed = await process(browser, pdf, { tripId: `${trip.id}` })
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

  const receipt = (await save(browser, trip.id, { uploadId })).json()
  const again = await post(browser, '/api/receipts/process', { receiptId: String(receipt.id) })
  expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })

  const { download } = await finalize(browser, trip.id)
  const files = await unpackArchive((await openLink(product, download.zip)).rawPayload)
  const enclosed = files.filter(({ name }) => /_enclosure-\d\.(?:pdf|csv)$/.test(name))
  expect(enclosed).toHaveLength(2)
  for (const content of [taxi, table]) {
    expect(enclosed.some((file) => content.equals(file.content))).toBe(true)
  }
  const manifest = String(files.at(-1)?.content)
  expect(manifest).toContain('enclosure,Taxi.pdf')
  expect(manifest).toContain(sha256(taxi))

  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await browser.call(`DELETE /api/receipts/${receipt.id}`)
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

test('Truth 21: what is inside a bare e-invoice is shown after its sheet, kept and in the zip', async () => {
  const { browser, userId } = await newTraveller(product)
  const trip = await addTrip(product, userId, { status: 'active' })
  const taxi = await pdfOf(billPages(2))
  const table = Buffer.from('day;km\n2025-01-05;12\n')
  const xml = Buffer.from(
    enclosing(ublInvoice(hotelBill), { '../../Taxi.pdf': taxi, 'C:\\km.csv': table }),
  )
  const processed = await process(browser, xml, { tripId: `${trip.id}` })
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
  const receipt = (await save(browser, trip.id, { uploadId: processed.json().uploadId })).json()
  const again = await post(browser, '/api/receipts/process', { receiptId: String(receipt.id) })
  expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })

  const address = `/api/receipts/${trip.id}/${receipt.id}/enclosures`
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

  const { download } = await finalize(browser, trip.id)
  const files = await unpackArchive((await openLink(product, download.zip)).rawPayload)
  const enclosed = files.filter(({ name }) => name.includes('_enclosure-'))
  expect(enclosed.map(({ content }) => content)).toEqual([taxi, table])
})

function sha256(content: Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
