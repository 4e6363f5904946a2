import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folder, useFolder } from '#test/folder.ts'
import { ciiInvoice, enclosing, hotelBill, ublInvoice } from '#test/invoices.ts'
import { drawFolio } from '#test/pdfs.ts'
import { drawPdfDocument, openPdf, takeEnclosures } from './pdf-document.ts'

useFolder()

const invoice = Buffer.from(ciiInvoice(hotelBill))
const csv = Buffer.from('day;km;Straße\r\n2025-01-05;12;Höhenweg\r\n')

function withFiles(files: Record<string, Buffer>) {
  return pdfOf((page) => {
    drawFolio(page)
    for (const [name, content] of Object.entries(files)) page.file(content, { name })
  })
}

function pageOf(pages: number) {
  return pdfOf((page) => {
    drawFolio(page)
    for (let count = 1; count < pages; count++) drawFolio(page.addPage())
  })
}

test('Truth 21: an e-invoice is read with what is enclosed, which is kept byte for byte and shown as pages', async () => {
  const taxi = await pageOf(2)
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const files = { 'Taxi.pdf': taxi, 'rechnung.xml': invoice, 'Aufmaß.png': photo, 'km.csv': csv }
  const pdf = await withFiles(files)
  const opened = await openPdf(pdf)
  expect(opened).toMatchObject({
    invoice: { gross: '295.40' },
    isInvoiceBroken: false,
    enclosed: { pages: 3, isSomeLeftOut: false },
  })
  expect(opened.pages).toHaveLength(4)

  const kept = await takeEnclosures(pdf, folder)
  const ofName = (name: string) => kept.find((one) => one.name === name)
  expect(kept).toHaveLength(3)
  for (const [name, content] of Object.entries({ ...files, 'rechnung.xml': undefined })) {
    if (content) expect(await readFile(join(folder, ofName(name)?.file ?? ''))).toEqual(content)
  }
  expect(ofName('km.csv')).toMatchObject({ type: 'csv', pages: null })

  const pictures = await drawPdfDocument(pdf, folder, { pages: [1, 2, 3, 4], dpi: 72 })
  expect(pictures.map(({ page }) => page)).toEqual([1, 2, 3, 4])
  const [number = 0] = ofName('Aufmaß.png')?.pages ?? []
  expect(pictures[number - 1]).toMatchObject({ width: 300, height: 200 })
})

test('Truth 21: what is no enclosure of the standard is left out, and the invoice is still read', async () => {
  const zip = Buffer.from('PK\x03\x04 and more', 'latin1')
  const script = Buffer.from(
    (await pageOf(1)).toString('latin1').replace('/Type /Catalog', '/Type /Catalog /JS (x)'),
    'latin1',
  )
  const pdf = await withFiles({
    'factur-x.xml': invoice,
    'setup.exe': Buffer.from('MZ\0\0'),
    'all.zip': zip,
    'run.pdf': script,
    'page.html': Buffer.from('<html><script>1</script></html>'),
    'more.csv': csv,
  })
  expect(await openPdf(pdf)).toMatchObject({
    invoice: { gross: '295.40' },
    enclosed: { pages: 0, isSomeLeftOut: true },
  })
  expect((await takeEnclosures(pdf, folder)).map(({ name }) => name)).toEqual(['more.csv'])
})

test('an enclosure of more pages than a document may have is kept and not shown', async () => {
  const pdf = await withFiles({ 'factur-x.xml': invoice, 'long.pdf': await pageOf(30) })
  expect((await openPdf(pdf)).pages).toHaveLength(1)
  expect(await takeEnclosures(pdf, folder)).toMatchObject([{ name: 'long.pdf', pages: null }])
})

test.each([
  ['CII', ciiInvoice],
  ['UBL', ublInvoice],
])(
  'Truth 21: what is inside an e-invoice of %s alone is kept byte for byte and shown as pages',
  async (_, write) => {
    const files = {
      '../Taxi "A&B".pdf': await pageOf(2),
      'km.csv': csv,
      'run.exe': Buffer.from('MZ\0'),
    }
    const xml = Buffer.from(enclosing(write(hotelBill), files))
    const sheet = await pageOf(1)
    expect(await openPdf(sheet, xml)).toMatchObject({
      pages: [{}, {}, {}],
      enclosed: { pages: 2, isSomeLeftOut: true },
    })

    expect(await takeEnclosures(sheet, folder, xml)).toMatchObject([
      { file: 'enclosure-1', name: '../Taxi "A&B".pdf', type: 'pdf', pages: [2, 3] },
      { file: 'enclosure-2', name: 'km.csv', type: 'csv', pages: null },
    ])
    expect(await readFile(join(folder, 'enclosure-1'))).toEqual(files['../Taxi "A&B".pdf'])
    expect(await readFile(join(folder, 'enclosure-2'))).toEqual(csv)
    const pictures = await drawPdfDocument(sheet, folder, { pages: [1, 2, 3], dpi: 72 }, xml)
    expect(pictures.map(({ page }) => page)).toEqual([1, 2, 3])
  },
)

test('Truth 21: what is inside the e-invoice of a PDF is kept beside what the PDF encloses', async () => {
  const xml = Buffer.from(enclosing(ciiInvoice(hotelBill), { 'inside.csv': csv }))
  const pdf = await withFiles({ 'factur-x.xml': xml, 'beside.csv': csv })
  expect((await takeEnclosures(pdf, folder)).map(({ name }) => name)).toEqual([
    'beside.csv',
    'inside.csv',
  ])
})

test('Truth 21: base64 that is damaged, not part of the invoice or too much of it is left out', async () => {
  const packed = csv.toString('base64')
  const xml = enclosing(ublInvoice(hotelBill), {
    'good.csv': csv,
    'damaged.csv': csv,
    'note.csv': csv,
  })
  const damaged = xml
    .replace(/(damaged\.csv">)[^<]+/, `$1${packed.slice(0, 8)}=${packed.slice(8)}`)
    .replace(/<cbc:EmbeddedDocumentBinaryObject[^>]*note\.csv">[^<]+<[^>]+>/, '<!-- $& -->')
  const sheet = await pageOf(1)
  expect(await openPdf(sheet, Buffer.from(damaged))).toMatchObject({
    enclosed: { pages: 0, isSomeLeftOut: true },
  })
  const kept = await takeEnclosures(sheet, folder, Buffer.from(damaged))
  expect(kept.map(({ name }) => name)).toEqual(['good.csv'])

  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.csv`, csv]))
  const crowded = Buffer.from(enclosing(ublInvoice(hotelBill), many))
  expect(await takeEnclosures(sheet, folder, crowded)).toHaveLength(30)
})
