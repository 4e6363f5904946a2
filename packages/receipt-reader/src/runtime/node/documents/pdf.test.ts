import { join } from 'node:path'
import { type PdfPage, pdfOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folder, useFolder } from '#test/folder.ts'
import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import { drawFolio, setPage } from '#test/pdfs.ts'
import { drawPdf } from './page-pictures.ts'
import { openPdf } from './pdf-document.ts'
import { loadPdfium } from './pdfium.ts'

useFolder()

async function textsOf(pdf: Buffer) {
  const { pages } = await openPdf(pdf)
  return pages[0]!.texts?.map(({ text }) => text) ?? null
}

test('a page has its texts, each at its place', async () => {
  const { kind, pages, invoice } = await openPdf(await pdfOf(drawFolio))
  expect({ kind, invoice, count: pages.length }).toEqual({ kind: 'pdf', invoice: null, count: 1 })
  expect(pages[0]).toMatchObject({ width: 1240, height: 1754 })
  expect(pages[0]!.texts!.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Hotel Seeblick GmbH',
      'Datum: 14.03.2025',
      'Übernachtung Zimmer 214',
      'Gesamtbetrag EUR',
      '387,00',
    ]),
  )
})

const papers: [title: string, entries: Record<string, unknown>][] = [
  ['upright', {}],
  ['turned by 90', { Rotate: 90 }],
  ['turned by 180', { Rotate: 180 }],
  ['turned by 270', { Rotate: 270 }],
  ['cut', { CropBox: [40, 30, 580, 820] }],
  ['cut and turned', { CropBox: [40, 30, 580, 820], Rotate: 90 }],
]

test.each(papers)(
  'on paper that is %s, texts stand where its picture shows them',
  async (_, entries) => {
    const turn = Number(entries['Rotate'] ?? 0)
    const pdf = await pdfOf((page) => {
      setPage(page, entries)
      // Turned against the paper, so that it is upright to the eye.
      page
        .rotate(-turn, { origin: [300, 400] })
        .fontSize(20)
        .text('HXHXHXHXHXHXHXHXHXHXHXHXHXHX', 150, 400)
    })
    const { pages } = await openPdf(pdf)
    const [picture] = await drawPdf(pdf, folder, [1], 150)
    expect(picture).toMatchObject({ width: pages[0]!.width, height: pages[0]!.height })
    const [text] = pages[0]!.texts!
    const ink = await inkOf(join(folder, picture!.file))
    expect(ink.left).toBeGreaterThanOrEqual(text!.box.x - 2)
    expect(ink.top).toBeGreaterThanOrEqual(text!.box.y - 2)
    expect(ink.right).toBeLessThanOrEqual(text!.box.x + text!.box.width + 2)
    expect(ink.bottom).toBeLessThanOrEqual(text!.box.y + text!.box.height + 2)
    expect(ink.right - ink.left).toBeGreaterThan(text!.box.width * 0.95)
  },
)

/** Where the picture is dark. */
async function inkOf(file: string) {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 }
  for (let at = 0; at < data.length; at++) {
    if (data[at]! >= 128) continue
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    ink.left = Math.min(ink.left, x)
    ink.right = Math.max(ink.right, x + 1)
    ink.top = Math.min(ink.top, y)
    ink.bottom = y + 1
  }
  return ink
}

test('white letters count on a dark ground only, and letters without ink never', async () => {
  const pdf = await pdfOf((page) => {
    drawFolio(page)
    page.rect(40, 690, 300, 30).fill('#003366')
    page.fillColor('white').text('Total CHF 498.50', 50, 700)
    page.text('Total CHF 999.99', 50, 750)
    page.fillColor('black').addContent('3 Tr').text('Total CHF 777.77', 50, 780)
  })
  const texts = await textsOf(pdf)
  expect(texts).toContain('Total CHF 498.50')
  expect(texts).not.toContain('Total CHF 999.99')
  expect(texts).not.toContain('Total CHF 777.77')
})

test('bold by drawing twice, letters set apart and columns are read as they look', async () => {
  const pdf = await pdfOf((page) => {
    page.fontSize(12).text('Rechnungsbetrag', 50, 100).text('Rechnungsbetrag', 50.4, 100)
    page.text('GRAND HOTEL', 50, 200, { characterSpacing: 1.5 })
    page.text('Hotel Seehof', 50, 300).text('Recipient Inc.', 300, 300)
  })
  expect(await textsOf(pdf)).toEqual([
    'Rechnungsbetrag',
    'GRAND HOTEL',
    'Hotel Seehof',
    'Recipient Inc.',
  ])
})

test('a blank page has no texts, and none that a picture could show', async () => {
  const { pages } = await openPdf(await pdfOf((page) => drawFolio(page.addPage())))
  expect(pages.map(({ texts }) => texts?.length)).toEqual([0, expect.any(Number)])
})

test('a scan with what a program read below it is a picture', async () => {
  const photo = await sharp({
    create: { width: 600, height: 840, channels: 3, background: '#eee' },
  })
    .jpeg()
    .toBuffer()
  const pdf = await pdfOf((page) => {
    page.image(photo, 0, 0, { width: 595 }).addContent('3 Tr')
    drawFolio(page)
  })
  const { pages } = await openPdf(pdf)
  expect(pages).toEqual([{ width: 1654, height: 2339, texts: null }])
})

const words = expect.arrayContaining(['Gesamtbetrag EUR'])

test.each<[title: string, texts: unknown, draw: (page: PdfPage) => void]>([
  ['a field that is filled in', null, (page) => withField(page, { value: '82.50' })],
  ['a field that is empty', words, (page) => withField(page, {})],
  ['words that were put on top', null, (page) => putOnTop(page, { Subtype: 'FreeText' })],
  ['such words, hidden', words, (page) => putOnTop(page, { Subtype: 'FreeText', F: 2 })],
  ['a stamp', null, (page) => putOnTop(page, { Subtype: 'Stamp' })],
  [
    'a link and a note',
    words,
    (page) => page.link(9, 9, 9, 9, 'https://example.com').note(9, 40, 9, 9, 'Paid'),
  ],
])('a page with %s', async (_, texts, draw) => {
  const pdf = await pdfOf((page) => {
    drawFolio(page)
    draw(page)
  })
  expect(await textsOf(pdf)).toEqual(texts)
})

function withField(page: PdfPage, options: { value?: string }) {
  page.font('Helvetica').initForm()
  page.formText('total', 130, 700, 200, 30, options)
}

/** Its entries as the PDF has them, of which pdfkit's types name a part. */
function putOnTop(page: PdfPage, entries: Record<string, string | number>) {
  page.annotate(9, 9, 200, 30, entries)
}

test('what is filled in is drawn, also where the field does not say how', async () => {
  const pdf = await pdfOf((page) => withField(page, { value: '82.50' }))
  const [picture] = await drawPdf(pdf, folder, [1], 72)
  const { top, bottom } = await inkOf(join(folder, picture!.file))
  expect(top).toBeGreaterThan(695)
  expect(bottom).toBeLessThan(735)
})

test('a page with more letters than can be read, or that stand all apart, is a picture', async () => {
  const line = 'abcdefghij '.repeat(95)
  const long = await pdfOf((page) => {
    page.font('Helvetica').fontSize(1)
    for (let y = 0; y < 25; y++) page.text(line, 5, 10 + y * 4, { lineBreak: false })
    page.fontSize(4)
    for (let y = 0; y < 25; y++) page.text(line.slice(0, 300), 5, 200 + y * 6, { lineBreak: false })
  })
  expect(await textsOf(long)).toBeNull()
  const apart = await pdfOf((page) => {
    page.font('Helvetica').fontSize(4)
    for (let at = 0; at < 1100; at++) {
      page.text('x', 5 + (at % 40) * 14, 10 + Math.floor(at / 40) * 10, { lineBreak: false })
    }
  })
  expect(await textsOf(apart)).toBeNull()
})

function withFile(name: string, content: string) {
  return pdfOf((page) => {
    drawFolio(page)
    page.file(Buffer.from(content), { name })
  })
}

test('the e-invoice inside is read, a broken one is told', async () => {
  const whole = await openPdf(await withFile('Factur-X.xml', ciiInvoice(hotelBill)))
  expect(whole).toMatchObject({ invoice: { gross: '295.40' }, isInvoiceBroken: false })
  const broken = await openPdf(await withFile('factur-x.xml', '<not-an-invoice/>'))
  expect(broken).toMatchObject({ invoice: null, isInvoiceBroken: true })
})

test('Hole 18: an attachment without an e-invoice is refused by its name', async () => {
  await expect(openPdf(await withFile('../../etc/evil.exe', 'MZ'))).rejects.toMatchObject({
    problem: 'attachment',
    facts: { name: '../../etc/evil.exe' },
  })
})

test('Hole 18: a PDF that asks for a password is refused, one that only forbids copying is opened', async () => {
  const locked = await pdfOf(drawFolio, { userPassword: 'secret', ownerPassword: 'other' })
  await expect(openPdf(locked)).rejects.toMatchObject({ problem: 'password' })
  const owned = await pdfOf(drawFolio, { ownerPassword: 'other', permissions: { copying: false } })
  expect(await textsOf(owned)).toContain('Hotel Seeblick GmbH')
})

test('more than 30 pages are refused with their number', async () => {
  const pdf = await pdfOf((page) => {
    for (let count = 1; count < 31; count++) page.addPage()
  })
  await expect(openPdf(pdf)).rejects.toMatchObject({
    problem: 'too-many-pages',
    facts: { pages: 31 },
  })
})

test.each([
  ['a page larger than any paper', [200_000, 200]],
  ['a page smaller than any', [3, 3]],
] as const)('%s is refused', async (_, [width, height]) => {
  const pdf = await pdfOf(() => {}, { size: [width, height] })
  await expect(openPdf(pdf)).rejects.toMatchObject({ problem: 'page-size' })
})

test('a PDF that was cut off is damaged', async () => {
  const pdf = await pdfOf(drawFolio)
  await expect(openPdf(pdf.subarray(0, 700))).rejects.toMatchObject({ problem: 'damaged' })
})

test('pictures are drawn in the size that was told, those asked for only', async () => {
  const pdf = await pdfOf((page) => {
    drawFolio(page)
    drawFolio(page.addPage())
    drawFolio(page.addPage())
  })
  const pictures = await drawPdf(pdf, folder, [1, 3, 9], 72)
  expect(pictures).toMatchObject([
    { page: 1, file: 'page-001.jpg', width: 595, height: 842 },
    { page: 3, file: 'page-003.jpg', width: 595, height: 842 },
  ])
})

test('what was opened is closed: memory does not grow', async () => {
  const [pdf, { memory }] = [await pdfOf(drawFolio), await loadPdfium()]
  for (let count = 0; count < 5; count++) await openPdf(pdf)
  const before = memory.buffer.byteLength
  for (let count = 0; count < 60; count++) await openPdf(pdf)
  expect(memory.buffer.byteLength).toBe(before)
})
