import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { documentProblemMessage, documentRules } from '@quittance/contract/document-rules'
import { imageRules } from '@quittance/contract/image-rules'
import PDFDocument from 'pdfkit'
import { beforeEach, expect, test } from 'vitest'
import { signUp } from '#test/accounts.ts'
import type { TestClient } from '#test/app.ts'
import { billPages, createDocumentsApp, pdfOf, process } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { formOf, leftovers, post, save } from '#test/receipts.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const nothing = { stored: 0, uploads: 0, rows: 0 }

const bill = await pdfOf(billPages(1))
const product = await createDocumentsApp({ env: { READS_PER_HOUR: '40' } })
let browser: TestClient
let tripId: number
const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
beforeEach(async () => {
  const traveller = await newTraveller(product)
  browser = traveller.browser
  tripId = (await addTrip(product, traveller.userId, { status: 'active' })).id
})

async function locked() {
  const document = new PDFDocument({ userPassword: 'secret' })
  document.text('Hotel Seeblick')
  document.end()
  return buffer(document)
}

async function withAttachment() {
  const document = new PDFDocument()
  document.text('Hotel Seeblick')
  document.file(Buffer.from('MZ'), { name: 'setup.exe' })
  document.end()
  return buffer(document)
}

test.each<[string, string, () => Promise<Buffer> | Buffer, object?]>([
  ['that is no document', 'not-a-document', () => Buffer.from('Hello, I am a PDF.')],
  ['that is a photo', 'not-a-document', () => photo().jpeg().toBuffer()],
  ['that is empty', 'empty', () => Buffer.alloc(0)],
  ['that is a zip', 'zip', () => Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync('x')])],
  ['that is cut off', 'damaged', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog')],
  ['of 31 pages', 'too-many-pages', () => pdfOf(billPages(31)), { pages: 31 }],
  ['that asks for a password', 'password', locked],
  ['with another file in it', 'attachment', withAttachment, { name: 'setup.exe' }],
])(
  'Hole 18: a file %s is refused with its own words, read or saved',
  async (_name, problem, make, facts) => {
    const bytes = await make()
    const told = {
      code: 'DOCUMENT_REFUSED',
      problem,
      message: documentProblemMessage(problem as 'zip', facts).description,
    }
    const processed = await process(browser, bytes)
    expect([processed.statusCode, processed.json()]).toEqual([422, told])
    const document = { bytes, name: 'bill.pdf', type: 'application/pdf' }
    const saved = await save(browser, tripId, { document })
    expect([saved.statusCode, saved.json()]).toEqual([422, told])
    expect(await leftovers(product)).toEqual(nothing)
  },
)

test('Hole 17: a document may have 25 MB and not a byte more; a photo still 10 MB', async () => {
  const large = Buffer.concat([bill, Buffer.alloc(documentRules.maxBytes + 1 - bill.length, '\n')])
  const refused = await process(browser, large)
  expect([refused.statusCode, refused.json()]).toEqual([
    413,
    { code: 'TOO_LARGE', message: documentRules.tooManyBytes.description },
  ])
  const justSo = await process(browser, large.subarray(0, documentRules.maxBytes))
  expect([413, 503]).not.toContain(justSo.statusCode)
  const image = Buffer.alloc(imageRules.maxBytes + 1)
  for (const path of ['/api/receipts', '/api/receipts/process']) {
    const answer = await post(browser, path, { image })
    expect([answer.statusCode, answer.json().message]).toEqual([413, imageRules.tooLarge])
  }
  expect(await leftovers(product)).toMatchObject({ uploads: 0, rows: 0 })
})

test('a sender of 26 MB gets the response, and can continue on the same connection', async () => {
  const large = Buffer.alloc(26 * 1024 * 1024)
  const form = await formOf({ document: { bytes: large, name: 'a.pdf', type: '' } })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of ['/api/documents/process', '/api/receipts']) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, cookie },
    })
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).not.toBe('close')
    expect(await answer.json()).toMatchObject({ message: documentRules.tooManyBytes.description })
  }
})

test.each<[string, Record<string, Buffer | string>]>([
  ['without a document', { tripId: '1' }],
  ['with a photo instead', { image: Buffer.from('x') }],
  ['with the document as text', { document: '%PDF-1.7' }],
  ['with another field', { document: Buffer.from('%PDF'), vendor: 'x' }],
  ['for a trip that is none', { document: Buffer.from('%PDF'), tripId: 'x' }],
])('a form %s is refused', async (_name, parts) => {
  const before = await leftovers(product)
  const answer = await post(browser, '/api/documents/process', parts)
  expect([answer.statusCode, answer.json().code]).toSatisfy(
    ([status, code]) => (status === 400 && code === 'VALIDATION') || status === 404,
  )
  expect(await leftovers(product)).toEqual(before)
})

test('a document where photos are read, two files at once, and those of an unverified or signed-out user are refused', async () => {
  const document = { bytes: bill, name: 'bill.pdf', type: 'application/pdf' }
  const read = await post(browser, '/api/receipts/process', { document })
  expect(read.json()).toMatchObject({ code: 'VALIDATION' })
  const image = await photo().jpeg().toBuffer()
  const both = await save(browser, tripId, { document, image })
  expect(both.json()).toMatchObject({ code: 'VALIDATION' })
  const { browser: unverified } = await signUp(product)
  expect((await process(unverified, bill)).json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  expect((await process(product.client(), bill)).statusCode).toBe(401)
})

test('Hole 17: documents and photos count together for what is read in an hour', async () => {
  const scarce = await createDocumentsApp({ env: { READS_PER_HOUR: '2' } })
  const { browser: reader } = await newTraveller(scarce)
  const image = await photo().jpeg().toBuffer()
  expect((await post(reader, '/api/receipts/process', { image })).statusCode).toBe(200)
  const { uploadId } = (await process(reader, bill)).json()
  expect((await process(reader, bill)).statusCode).toBe(429)
  expect((await reader.call(`POST /api/uploads/${uploadId}/read`, {})).statusCode).toBe(429)
})

test('a sender who disconnects during a document leaves nothing behind', async () => {
  const before = await leftovers(product)
  const { host, hostname, port } = new URL(origin)
  const large = Buffer.concat([bill, Buffer.alloc(5_000_000)])
  const form = await formOf({ document: { bytes: large, name: 'a.pdf', type: '' } })
  const [name, value] = [...browser.cookies][0] ?? []
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/documents/process HTTP/1.1',
      `host: ${host}`,
      `content-type: ${form.headers['content-type']}`,
      `content-length: ${form.payload.length}`,
      `cookie: ${name}=${value}`,
      'sec-fetch-site: same-origin',
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(form.payload.subarray(0, 3_000_000))
  await expect.poll(async () => (await leftovers(product)).uploads).toBe(1)
  socket.destroy()
  await expect.poll(async () => (await leftovers(product)).uploads).toBe(0)
  expect(await leftovers(product)).toEqual(before)
})
