import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfOf } from '@quittance/test-support/pdf'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageReader } from '#runtime/node/documents/page-reader.ts'
import { folder, useFolder } from '#test/folder.ts'
import { type Bill, ciiInvoice, hotelBill } from '#test/invoices.ts'
import { drawLongFolio } from '#test/long-folio.ts'
import { drawFolio } from '#test/pdfs.ts'
import { plainReceipt } from '#test/plain-receipt.ts'
import { scannedReceipts, scanOf, tiffOf } from '#test/scans.ts'
import {
  createDocumentProcess,
  createDocumentReader,
  type DocumentReader,
} from './document-reader.ts'
import { createLocalReader, type LocalReader } from './reader.ts'

useFolder()

let local: LocalReader
let documents: DocumentReader

beforeAll(() => {
  local = createLocalReader({ threads: 1, timeLimitMs: 500_000 })
  const process = createDocumentProcess({ extracts: true, timeLimitMs: 500_000 })
  documents = createDocumentReader(local, process, { timeLimitMs: 500_000 })
})
afterAll(() => {
  documents.close()
  local.close()
})

/** Waits as one does for a reader that is busy with others. */
async function endOf(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

function hasTool(name: string) {
  return spawnSync(name, ['--version']).error === undefined
}

async function kept(content: Buffer | string, name = 'document') {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function open(content: Buffer | string, by = documents) {
  return by.open(await kept(content), folder)
}

/** A page, read by the letters that were drawn on it, and the e-invoice inside. */
function withInvoice(bill: Bill) {
  return pdfOf((page) => {
    page.fontSize(18).text('Hotel Seehof', 50, 50)
    page.fontSize(10).text('Rechnung 2025-1187 vom 05.01.2025', 50, 100)
    page.text('Gesamtbetrag', 50, 150).text('295,40 EUR', 400, 150)
    page.file(Buffer.from(ciiInvoice(bill)), { name: 'factur-x.xml' })
  })
}

describe('an e-invoice', () => {
  test('inside a PDF is believed, and shown where the page says the same', async () => {
    const reading = await documents.read(await open(await withInvoice(hotelBill)))
    expect(reading).toMatchObject({
      kind: 'pdf',
      readFrom: 'e-invoice',
      vendor: 'Hotel Seehof',
      date: '2025-01-05',
      amount: '295.40',
      currency: 'EUR',
      remarks: [],
      groups: [],
      confidence: { amount: 1 },
      evidence: { amount: { page: 1 }, vendor: { page: 1 } },
      pages: [{ width: 1240, height: 1754 }],
    })
  })

  test('that is broken leaves the page to be read', async () => {
    const pdf = await pdfOf((page) => {
      drawFolio(page)
      page.file(Buffer.from('<broken'), { name: 'factur-x.xml' })
    })
    expect(await documents.read(await open(pdf))).toMatchObject({
      readFrom: 'text',
      amount: '387.00',
      remarks: ['broken-invoice'],
    })
  })

  test('that comes alone is read, and has no page to draw', async () => {
    const document = await open(ciiInvoice(hotelBill))
    expect(await documents.read(document)).toMatchObject({
      kind: 'xml',
      readFrom: 'e-invoice',
      amount: '295.40',
      evidence: {},
      pages: [],
    })
    expect(await documents.draw(document)).toEqual([])
  })

  test('that comes alone is shown on the sheet that was drawn for it', async () => {
    const { opened } = await open(ciiInvoice(hotelBill))
    const sheet = await open(await withInvoice(hotelBill))
    const shown = { ...sheet.opened, kind: 'xml' as const, invoice: opened.invoice }
    expect(await documents.read({ ...sheet, opened: shown })).toMatchObject({
      kind: 'xml',
      readFrom: 'e-invoice',
      evidence: { amount: { page: 1 } },
    })
  })

  test('tells of all pages: a part of them is read by itself', async () => {
    const pdf = await pdfOf((page) => {
      drawFolio(page)
      page.addPage().text('Allgemeine Geschäftsbedingungen des Hauses', 50, 50)
      page.file(Buffer.from(ciiInvoice(hotelBill)), { name: 'factur-x.xml' })
    })
    const document = await open(pdf)
    expect(await documents.read(document)).toMatchObject({ readFrom: 'e-invoice' })
    const part = await documents.read(document, {}, { pages: [1, 1] })
    expect(part).toMatchObject({ readFrom: 'text', amount: '387.00' })
    expect(part.pages).toHaveLength(2)
  })
})

describe('the text of a PDF', () => {
  test('is read without looking at its picture, which is drawn when asked for', async () => {
    const document = await open(await pdfOf(drawFolio))
    const reading = await documents.read(document)
    expect(reading).toMatchObject({
      readFrom: 'text',
      vendor: 'Hotel Seeblick GmbH',
      date: '2025-03-14',
      amount: '387.00',
      currency: 'EUR',
      paper: 'one',
    })
    expect(document.drawn.pages.size).toBe(0)
    const [picture] = await documents.draw(document)
    expect(picture).toMatchObject(reading.pages[0]!)
    const { width } = await sharp(join(folder, 'thumbnail.jpg')).metadata()
    expect(width).toBe(192)
  })

  test('over three pages: the total of the whole, on the page where it stands', async () => {
    const reading = await documents.read(await open(await pdfOf((page) => drawLongFolio(page))))
    expect(reading).toMatchObject({
      readFrom: 'text',
      vendor: 'Hotel Seeblick GmbH',
      date: '2025-03-14',
      amount: '1548.00',
      groups: [],
      remarks: [],
      paper: 'one',
      evidence: { vendor: { page: 1 }, amount: { page: 3 } },
    })
    const { amount } = reading.evidence
    expect(Math.round((amount!.y / 1754) * 842)).toBeGreaterThan(620)
    expect(amount!.y + amount!.height).toBeLessThan(1754)
  })

  test('in a part of its pages, counted as in the whole', async () => {
    const pdf = await pdfOf((page) => {
      page.text('Sehr geehrte Gäste, anbei erhalten Sie Ihre Rechnung.', 50, 50)
      drawFolio(page.addPage())
    })
    const reading = await documents.read(await open(pdf), {}, { pages: [2, 2] })
    expect(reading).toMatchObject({ amount: '387.00', evidence: { amount: { page: 2 } } })
    expect(reading.pages).toHaveLength(2)
  })

  test('settles by the trip what it leaves open', async () => {
    const pdf = await pdfOf((page) => {
      page.fontSize(14).text('Lakeside Diner', 50, 50).text('03/04/2025', 50, 80)
      page.text('Lunch', 50, 110).text('12.50', 400, 110)
      page.text('Total', 50, 140).text('12.50', 400, 140)
    })
    const trip = { tripStart: '2025-03-01', tripEnd: '2025-03-09', tripCurrency: 'USD' } as const
    expect(await documents.read(await open(pdf), trip)).toMatchObject({ date: '2025-03-04' })
  })

  test.skipIf(!hasTool('qpdf'))(
    'is read as well where it is packed, in the order of the web',
    async () => {
      const [path, packed] = [
        await kept(await pdfOf(drawFolio), 'plain.pdf'),
        join(folder, 'packed.pdf'),
      ]
      execFileSync('qpdf', ['--object-streams=generate', '--linearize', path, packed])
      const reading = await documents.read(await documents.open(packed, folder))
      expect(reading).toMatchObject({ readFrom: 'text', amount: '387.00' })
    },
  )

  test('that is not there leaves nothing to read', async () => {
    const reading = await documents.read(await open(await pdfOf(() => {})))
    expect(reading).toMatchObject({ readFrom: 'none', vendor: '', amount: '' })
  })

  test.each([
    [0, 1],
    [2, 1],
    [1, 2],
    [1.5, 1],
  ])('has no pages %d to %d', async (first, last) => {
    const document = await open(await pdfOf(drawFolio))
    await expect(documents.read(document, {}, { pages: [first, last] })).rejects.toThrow(RangeError)
  })
})

/** The pages as pictures and nothing else, as Ghostscript writes them. */
async function asPictures(pdf: Buffer) {
  const path = await kept(pdf, 'text.pdf')
  const scan = join(folder, 'scan.pdf')
  execFileSync('gs', [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-sDEVICE=pdfimage8',
    '-r200',
    '-o',
    scan,
    path,
  ])
  return readFile(scan)
}

describe('a scan', () => {
  test.skipIf(!hasTool('gs'))('of two pages is one bill', async () => {
    const pdf = await asPictures(await pdfOf((page) => drawLongFolio(page, 2)))
    const document = await open(pdf)
    const reading = await documents.read(document)
    expect(reading).toMatchObject({
      readFrom: 'picture',
      date: '2025-03-14',
      amount: '1032.00',
      groups: [],
      remarks: [],
      evidence: { amount: { page: 2 } },
    })
    expect([...document.drawn.pages.keys()]).toEqual([1, 2])
    expect((await documents.draw(document)).map(({ page }) => page)).toEqual([1, 2])
  })

  test('of three receipts is told apart, and a part of it is read by itself', async () => {
    const document = await open(await scanOf(await scannedReceipts()))
    const reading = await documents.read(document)
    expect(reading).toMatchObject({
      readFrom: 'picture',
      vendor: 'HARBOUR KITCHEN',
      amount: '16.30',
      remarks: ['several'],
      groups: [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    })
    expect(reading.confidence.amount).toBeLessThan(0.5)
    const part = await documents.read(document, {}, { pages: [2, 2] })
    expect(part).toMatchObject({
      vendor: 'NORTHGATE BOOKS',
      date: '2025-03-15',
      remarks: [],
      groups: [],
      evidence: { vendor: { page: 2 } },
    })
  })

  test('as a TIFF of three pages is the same', async () => {
    const document = await open(await tiffOf(await scannedReceipts()))
    expect(await documents.read(document)).toMatchObject({
      kind: 'tiff',
      readFrom: 'picture',
      vendor: 'HARBOUR KITCHEN',
      remarks: ['several'],
      pages: Array.from({ length: 3 }, () => ({ width: 1240, height: 1754 })),
    })
    expect(await documents.draw(document)).toHaveLength(3)
  })

  test('that lies on its side shows each value where its picture does', async () => {
    const [upright] = await scannedReceipts()
    const turned = await sharp(upright).rotate(90).jpeg().toBuffer()
    const [is, was] = [
      await documents.read(await open(await sharp(turned).tiff().toBuffer())),
      await documents.read(await open(await sharp(upright).tiff().toBuffer())),
    ]
    expect(is.amount).toBe(was.amount)
    expect(is.pages).toEqual([{ width: 1754, height: 1240 }])
    const [seen, expected] = [is.evidence.amount!, was.evidence.amount!]
    // The middle of it, turned clockwise with the sheet.
    expect(
      Math.abs(seen.x + seen.width / 2 - (1754 - expected.y - expected.height / 2)),
    ).toBeLessThan(20)
    expect(Math.abs(seen.y + seen.height / 2 - (expected.x + expected.width / 2))).toBeLessThan(20)
  })
})

test.skipIf(!hasTool('heif-enc'))('a HEIC photo is read as the same photo is', async () => {
  const [png, heic] = [join(folder, 'photo.png'), join(folder, 'photo.heic')]
  await sharp(await drawReceipt(plainReceipt))
    .resize(480)
    .png()
    .toFile(png)
  execFileSync('heif-enc', ['-q', '90', '-o', heic, png])
  const document = await documents.open(heic, folder)
  const reading = await documents.read(document)
  const [picture] = await documents.draw(document)
  const { evidence, image, ...photo } = await local.read(
    await readFile(join(folder, picture!.file)),
  )
  expect(reading).toMatchObject({ kind: 'heic', readFrom: 'picture', ...photo })
  expect(reading).toMatchObject({ vendor: 'HARBOUR KITCHEN', amount: '16.30', pages: [image] })
  expect(reading.evidence.amount).toEqual({ ...evidence.amount, page: 1 })
})

describe('without a reader', () => {
  const bare = createDocumentReader(null)
  afterAll(() => bare.close())

  test('e-invoices are read, nothing else, and pages are drawn', async () => {
    const invoice = await bare.read(await open(await withInvoice(hotelBill), bare))
    expect(invoice).toMatchObject({ readFrom: 'e-invoice', amount: '295.40' })
    const document = await open(await pdfOf(drawFolio), bare)
    expect(await bare.read(document)).toMatchObject({
      readFrom: 'none',
      vendor: '',
      amount: '',
      confidence: { amount: 0 },
      evidence: {},
      pages: [{ width: 1240, height: 1754 }],
    })
    expect(await bare.draw(document)).toMatchObject([{ file: 'page-001.jpg' }])
  })
})

describe('what goes wrong', () => {
  test('a read that nobody waits for ends, and the next one is read', async () => {
    const document = await open(await scanOf(await scannedReceipts()))
    const cancel = new AbortController()
    const cancelled = documents.read(document, {}, { signal: cancel.signal })
    cancel.abort()
    await expect(cancelled).rejects.toThrow('aborted')
    const next = await open(await pdfOf(drawFolio))
    expect(await documents.read(next)).toMatchObject({ amount: '387.00' })
  })

  test('a reader that takes too long is one failed document', async () => {
    const slow = createLocalReader({ threads: 1, timeLimitMs: 1 })
    const hasty = createDocumentReader(slow)
    const document = await open(await scanOf(await scannedReceipts()), hasty)
    await expect(hasty.read(document)).rejects.toMatchObject({ problem: 'time' })
    expect(await hasty.draw(document)).toHaveLength(3)
    hasty.close()
    slow.close()
  })

  test('a document that takes too long in all is refused, however short each page', async () => {
    const reader: PageReader = {
      textOf: async () => Promise.reject(new Error('The page has text')),
      extract: async (_pages, _from, _context, { signal } = {}) => endOf(signal!),
    }
    const hasty = createDocumentReader(reader, undefined, { timeLimitMs: 1 })
    const document = await open(await pdfOf(drawFolio), hasty)
    await expect(hasty.read(document)).rejects.toMatchObject({ problem: 'time' })
    await expect(hasty.draw(document)).rejects.toMatchObject({ problem: 'time' })
    hasty.close()
  })

  test('a document that is gone fails alone', async () => {
    const document = await open(await scanOf(await scannedReceipts()))
    await rm(document.path)
    await expect(documents.read(document)).rejects.toMatchObject({ problem: 'died' })
    const next = await open(await pdfOf(drawFolio))
    expect(await documents.read(next)).toMatchObject({ amount: '387.00' })
  })
})
