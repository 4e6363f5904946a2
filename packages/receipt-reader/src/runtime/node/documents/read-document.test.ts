import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenedPage } from '#document.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { QueueFullError } from '#pool/errors.ts'
import { nothingRead } from '#receipt-reading.ts'
import { folder, useFolder } from '#test/folder.ts'
import type { DocumentProcess } from './document-process.ts'
import { drawPages, type LoadedDocument } from './loaded-document.ts'
import type { Extract, PageReader } from './page-reader.ts'
import { readDocument } from './read-document.ts'

useFolder()

const sure = { ...nothingRead(), amount: '12.50', evidence: {}, groups: [] }
sure.confidence.amount = 0.9

function scanOf(pages: number): LoadedDocument {
  return documentOf(Array.from({ length: pages }, () => ({ width: 10, height: 10, texts: null })))
}

function documentOf(pages: OpenedPage[]): LoadedDocument {
  const opened = { kind: 'pdf' as const, pages, invoice: null, isInvoiceBroken: false }
  return { path: 'bill.pdf', opened, folder, drawn: { pages: new Map(), thumbnail: null } }
}

function textsOf(count: number): TextBox[] {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  return Array.from({ length: count }, (_, index) => ({ text: String(index), confidence: 1, box }))
}

const draw = vi.fn<DocumentProcess['draw']>(async ({ pages }) =>
  Promise.all(
    pages.map(async (page) => {
      await writeFile(join(folder, `${page}.jpg`), String(page))
      return { page, file: `${page}.jpg`, width: 10, height: 10, bytes: 1 }
    }),
  ),
)
const documents = { draw, readInvoice: () => Promise.reject(new Error('There is no e-invoice')) }
const blank: OcrPage = { width: 10, height: 10, rotation: 0, boxes: [] }
const extract = vi.fn<Extract>(async () => sure)

beforeEach(() => {
  draw.mockClear()
  extract.mockClear()
})

function read(document: LoadedDocument, textOf: PageReader['textOf'] = async () => blank) {
  const numbers = document.opened.pages.map((_, index) => index + 1)
  const job = { document, context: {}, numbers, signal: undefined }
  return readDocument({ documents, extract, reader: { textOf } }, job)
}

test('pages with text are drawn five at a time, those of a scan one at a time', async () => {
  const text = { width: 10, height: 10, texts: textsOf(1) }
  const scan = { ...text, texts: null }
  const document = documentOf([text, text, text, text, text, text, scan, scan])
  await drawPages(documents, document, [1, 2, 3, 4, 5, 6, 7, 8])
  expect(draw.mock.calls.map(([{ pages }]) => pages)).toEqual([[1, 2, 3, 4, 5], [6], [7], [8]])
  expect(document.drawn.thumbnail).toBe(1)
  draw.mockClear()
  await drawPages(documents, document, [1, 2, 8])
  expect(draw).not.toHaveBeenCalled()
})

test('a queue that is full at the beginning refuses at once', async () => {
  const textOf = vi.fn(() => Promise.reject(new QueueFullError('Too many wait')))
  await expect(read(scanOf(3), textOf)).rejects.toThrow(QueueFullError)
  expect(textOf).toHaveBeenCalledTimes(1)
})

test.each([
  ['pdf', 'page'],
  ['tiff', 'page'],
  ['heic', 'photo'],
] as const)('the picture of a %s is looked at as that of a %s', async (kind, subject) => {
  const document = scanOf(1)
  const textOf = vi.fn<PageReader['textOf']>(async () => blank)
  await read({ ...document, opened: { ...document.opened, kind } }, textOf)
  expect(textOf.mock.calls.map(([, seenAs]) => seenAs)).toEqual([subject])
})

test('where one page is a picture, the texts of the others are as few as without it', async () => {
  const dense = { width: 10, height: 10, texts: textsOf(900) }
  const reading = await read(documentOf([dense, dense, { width: 10, height: 10, texts: null }]))
  const [pages] = extract.mock.calls[0]!
  expect(pages.map(({ boxes }) => boxes.length)).toEqual([750, 750, 0])
  expect(reading.confidence.amount).toBeLessThan(0.5)
})

test('what was read whole is as sure as it was', async () => {
  const page = { width: 10, height: 10, texts: textsOf(700) }
  expect((await read(documentOf([page, page]))).confidence.amount).toBe(0.9)
})
