import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfOf, pdfOfObjects, streamOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { folder, useFolder } from '#test/folder.ts'
import { ciiInvoice, enclosing, hotelBill } from '#test/invoices.ts'
import { drawFolio } from '#test/pdfs.ts'
import { createDocumentProcess } from './document-process.ts'

useFolder()

const documents = createDocumentProcess()

afterAll(() => documents.close())

async function kept(name: string, content: Buffer | string) {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** A form that draws itself twice, and each of those twice, without end. */
function endless() {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 4 0 R>>>>/Contents 5 0 R>>',
    streamOf(
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>',
      Buffer.from('/F Do /F Do'),
    ),
    streamOf('', Buffer.from('/F Do')),
  ])
}

test('looks at a PDF, draws it, and takes a mail apart', async () => {
  const path = await kept('bill.pdf', await pdfOf(drawFolio))
  const { pages } = await documents.open(path)
  expect(pages[0]!.texts!.map(({ text }) => text)).toContain('Hotel Seeblick GmbH')
  expect(await documents.draw({ path, folder, pages: [1], dpi: 150 })).toMatchObject([
    { file: 'page-001.jpg', width: pages[0]!.width, height: pages[0]!.height },
  ])
  const { width, height } = await sharp(join(folder, 'thumbnail.jpg')).metadata()
  expect({ width, height }).toEqual({ width: 192, height: 256 })
  const mail = await kept('mail', 'From: a@example.com\r\n\r\nTotal 12.50')
  expect(await documents.takeMailApart(mail, folder)).toMatchObject({
    text: expect.stringContaining('Total 12.50'),
  })
})

test('Truth 21: an e-invoice with a file of megabytes inside is opened within the limits', async () => {
  const table = Buffer.alloc(8 * 1024 * 1024, 'day;km\n')
  const xml = Buffer.from(enclosing(ciiInvoice(hotelBill), { 'km.csv': table }))
  const invoicePath = await kept('bill.xml', xml)
  const path = await kept('sheet.pdf', await pdfOf(drawFolio))
  expect(await documents.open(path, undefined, invoicePath)).toMatchObject({
    enclosed: { pages: 0, isSomeLeftOut: false },
  })
  expect(await documents.takeEnclosures({ path, invoicePath }, folder)).toMatchObject([
    { name: 'km.csv', bytes: table.length },
  ])
})

test.each([
  ['not-a-document', 'Hello'],
  ['not-a-document', '<catalogue/>'],
  ['zip', 'PK\x03\x04'],
  ['empty', ''],
  ['damaged', '%PDF-1.7'],
])('%s is told, and the next document is opened by the same process', async (problem, content) => {
  await expect(documents.open(await kept('a', content))).rejects.toMatchObject({ problem })
  expect(await documents.open(await kept('b', await pdfOf(drawFolio)))).toMatchObject({
    kind: 'pdf',
  })
})

test('Hole 17: a document that takes too much memory is ended, the next is opened', async () => {
  const small = createDocumentProcess({ memoryOfJob: 220 * 1024 * 1024 })
  await expect(small.open(await kept('a', endless()))).rejects.toMatchObject({ problem: 'memory' })
  expect(await small.open(await kept('b', await pdfOf(drawFolio)))).toMatchObject({ kind: 'pdf' })
  small.close()
})

test('Truth 19: a HEIC of 48 megapixels is opened and drawn', async () => {
  // Grey all over; drawn by sharp and encoded by heif-enc.
  const path = join(import.meta.dirname, '../../../../test/48-megapixels.heic')
  expect(await documents.open(path)).toMatchObject({ kind: 'heic' })
  expect(await documents.draw({ path, folder, pages: [1], dpi: 200 })).toMatchObject([
    { page: 1, height: 3000 },
  ])
})

test('Hole 17: a document that takes too long is ended', async () => {
  const hasty = createDocumentProcess({ timeLimitMs: 1 })
  const path = await kept('a', await pdfOf(drawFolio))
  await expect(hasty.open(path)).rejects.toMatchObject({ problem: 'time' })
  hasty.close()
})
