import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DocumentReading,
  type OpenedDocument,
  type OpenedPage,
  ownPagesOf,
} from '#document.ts'
import type { Subject } from '#image/raster.ts'
import type { OcrPage } from '#page/text-box.ts'
import { nothingRead, type ReadingContext } from '#receipt-reading.ts'
import type { PagesReading } from '#runtime/node/extract-pages.ts'
import type { DocumentProcess } from './document-process.ts'
import { drawPages, type LoadedDocument } from './loaded-document.ts'
import type { Extract, PageReader } from './page-reader.ts'
import { beginningAndEnd, withinReach } from './pages-to-read.ts'

type Means = {
  documents: Pick<DocumentProcess, 'draw' | 'readInvoice'>
  extract: Extract
  /** None where an installation does without. */
  reader: PageReader | null
}

type Job = {
  document: LoadedDocument
  context: ReadingContext
  /** The pages to read. */
  numbers: number[]
  signal: AbortSignal | undefined
}

/** What was read, and from which pages. */
type Read = { reading: PagesReading; numbers: number[] }

/** Below the threshold at which the form marks a value. */
const doubted = 0.4
const nothing: PagesReading = { ...nothingRead(), evidence: {}, groups: [] }

/** Reads what deserves most trust: the e-invoice, else the file's own text, else the pictures of its pages. */
export async function readDocument(means: Means, job: Job): Promise<DocumentReading> {
  const { document, context, numbers, signal } = job
  const { opened } = document
  // An e-invoice describes all pages, not some of them.
  const isWhole = (numbers[0] ?? 1) === 1 && numbers.length >= ownPagesOf(opened)
  if (opened.invoice && isWhole) {
    return means.documents.readInvoice(opened, signal)
  }
  const { reader } = means
  const texts = numbers.map((number) => textsOn(opened, number))
  if (!reader || texts.every((page) => page?.boxes.length === 0)) {
    return readingOf(opened, 'none', { reading: nothing, numbers })
  }
  if (texts.every((page) => page !== null)) {
    const within = withinReach(texts, numbers)
    const reading = await means.extract(within.pages, 'text', context, { signal })
    return readingOf(opened, 'text', readWithin(within, reading))
  }
  return readingOf(opened, 'picture', await readPictures({ ...means, reader }, job))
}

async function readPictures(means: Means & { reader: PageReader }, job: Job): Promise<Read> {
  const { document, numbers } = job
  const withoutText = numbers.filter((number) => textsOn(document.opened, number) === null)
  const sampled = beginningAndEnd(withoutText)
  const leftOut = withoutText.filter((number) => !sampled.includes(number))
  const known = new Map<number, OcrPage>()
  const some = numbers.filter((number) => !leftOut.includes(number))
  const read = await readPages(some)
  // Where each is a receipt, those between are receipts too.
  return read.reading.groups.length === 0 || leftOut.length === 0 ? read : readPages(numbers)

  async function readPages(wanted: number[]) {
    const unread = wanted.filter((number) => !known.has(number))
    for (const [number, page] of await pagesOf(means, job, unread)) known.set(number, page)
    const within = withinReach(
      wanted.map((number) => known.get(number)!),
      wanted,
    )
    const from = subjectOf(document) === 'photo' ? 'photo' : 'scan'
    const { context, signal } = job
    return readWithin(within, await means.extract(within.pages, from, context, { signal }))
  }
}

/** A HEIC is what a camera took; the others come from scanners. */
function subjectOf({ opened }: LoadedDocument): Subject {
  return opened.kind === 'heic' ? 'photo' : 'page'
}

/** One picture after the other, so that the photos of others are read in between. */
async function pagesOf(
  { documents, reader }: Means & { reader: PageReader },
  { document, signal }: Job,
  numbers: number[],
): Promise<Map<number, OcrPage>> {
  const pages = new Map<number, OcrPage>()
  const unknown = numbers.filter((number) => {
    const texts = textsOn(document.opened, number)
    if (texts) pages.set(number, texts)
    return texts === null
  })
  const pictures = await drawPages(documents, document, unknown, signal)
  for (const { page, file } of pictures) {
    const image = await readFile(join(document.folder, file))
    pages.set(page, await reader.textOf(image, subjectOf(document), { signal }))
  }
  return pages
}

/** Where a part was left out, the total may be in it. */
function readWithin(
  { numbers, isCut }: { numbers: number[]; isCut: boolean },
  reading: PagesReading,
): Read {
  if (!isCut) return { reading, numbers }
  const amount = Math.min(reading.confidence.amount, doubted)
  return { reading: { ...reading, confidence: { ...reading.confidence, amount } }, numbers }
}

/** A page's embedded text; null if the page must be recognised from its picture. */
function textsOn({ pages }: OpenedDocument, number: number): OcrPage | null {
  const page: OpenedPage | undefined = pages[number - 1]
  if (!page?.texts) return null
  const { width, height, texts } = page
  return { width, height, rotation: 0, boxes: texts }
}

function readingOf(
  { kind, pages, isInvoiceBroken, enclosed }: OpenedDocument,
  readFrom: DocumentReading['readFrom'],
  { reading, numbers }: Read,
): DocumentReading {
  const numberOf = (page: number) => numbers[page - 1]!
  const evidence = Object.entries(reading.evidence).map(([field, place]) => [
    field,
    { ...place, page: numberOf(place.page) },
  ])
  return {
    ...reading,
    kind,
    readFrom,
    remarks: [
      ...(isInvoiceBroken ? (['broken-invoice'] as const) : []),
      ...(enclosed?.isSomeLeftOut ? (['enclosure-left-out'] as const) : []),
      ...(reading.groups.length > 0 ? (['several'] as const) : []),
    ],
    groups: reading.groups.map(([first, last]) => [numberOf(first), numberOf(last)]),
    evidence: Object.fromEntries(evidence),
    pages: pages.map(({ width, height }) => ({ width, height })),
  }
}
