import { extractReceipt } from '#fields/extract-receipt.ts'
import { limitConfidence } from '#fields/paper/paper.ts'
import { joinPages } from '#layers/join-pages.ts'
import { mayBeSeveral, partsOf } from '#layers/split-pages.ts'
import type { Model } from '#model.ts'
import type { Box } from '#page/boxes.ts'
import { turnedBack } from '#page/placement.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadField, ReadingContext, ReceiptReading } from '#receipt-reading.ts'

export type PagesFrom = 'text' | 'scan' | 'photo'

type Place = Box & { page: number }

/** What was read from the pages of a document; pages are counted from 1. */
export type PagesReading = Omit<ReceiptReading, 'evidence' | 'image'> & {
  /** In pixels of the page's picture. */
  evidence: Partial<Record<ReadField, Place>>
  /** Page ranges that look like separate receipts; empty when all pages are one receipt. */
  groups: [first: number, last: number][]
}

/** Reads a receipt from a document's pages: embedded text, scans or a photo. */
export function extractPages(
  chooser: Model,
  pages: OcrPage[],
  from: PagesFrom,
  context: ReadingContext,
): Promise<PagesReading> {
  const extract = { text: extractTexts, scan: extractScans, photo: extractPhoto }[from]
  return extract(chooser, pages.map(inItsPicture), context)
}

/** Embedded text is reliable, so pages are read one by one only if they can be separate receipts. */
async function extractTexts(chooser: Model, pages: OcrPage[], context: ReadingContext) {
  if (mayBeSeveral(pages)) return extractScans(chooser, pages, context)
  const joined = await extractJoined(chooser, pages, context)
  if (joined.amount || pages.length === 1) return joined
  return bestOf(await extractEach(chooser, pages, context)) ?? joined
}

/** If there are several receipts, reads the first. */
async function extractScans(chooser: Model, pages: OcrPage[], context: ReadingContext) {
  const each = await extractEach(chooser, pages, context)
  const { groups, isInDoubt } = partsOf(pages, each)
  const first = groups[0]?.[1] ?? pages.length
  const reading =
    first === 1 ? each[0]! : await extractJoined(chooser, pages.slice(0, first), context)
  if (groups.length > 1) {
    return { ...reading, groups, confidence: limitConfidence('several', reading.confidence) }
  }
  const found = reading.amount ? reading : (bestOf(each) ?? reading)
  return isInDoubt ? withDoubtfulAmount(found) : found
}

/** It may be the total of one receipt among several, so the user has to check it. */
function withDoubtfulAmount(reading: PagesReading): PagesReading {
  const { amount } = limitConfidence('several', reading.confidence)
  return { ...reading, confidence: { ...reading.confidence, amount } }
}

async function extractPhoto(chooser: Model, [page]: OcrPage[], context: ReadingContext) {
  const reading = await extractReceipt(chooser, page!, context)
  return withPlaces(reading, (box) => ({ ...box, page: 1 }))
}

async function extractJoined(chooser: Model, pages: OcrPage[], context: ReadingContext) {
  const { page, placeOf } = joinPages(pages)
  const reading = await extractReceipt(chooser, page, context)
  return withPlaces(reading, (joined) => {
    const { page: number, box } = placeOf(joined)
    return { ...box, page: number }
  })
}

async function extractEach(chooser: Model, pages: OcrPage[], context: ReadingContext) {
  const readings: PagesReading[] = []
  for (const page of pages) {
    const number = readings.length + 1
    const reading = await extractJoined(chooser, [page], context)
    readings.push(withPlaces(reading, (box) => ({ ...box, page: number })))
  }
  return readings
}

/** When the pages make no sense together, takes the page with the most confident total. */
function bestOf(readings: PagesReading[]): PagesReading | undefined {
  return readings
    .filter(({ amount }) => amount !== '')
    .toSorted((a, b) => b.confidence.amount - a.confidence.amount)[0]
}

function withPlaces(
  { image: _, ...reading }: ReceiptReading,
  place: (box: Box) => Place,
): PagesReading {
  const evidence = Object.entries(reading.evidence).map(([field, box]) => [field, place(box)])
  return { ...reading, evidence: Object.fromEntries(evidence), groups: [] }
}

/** The page's picture keeps its orientation even if its text was read rotated. */
function inItsPicture(page: OcrPage): OcrPage {
  if (page.picture || page.rotation === 0) return page
  const { width, height } = page
  const lying = page.rotation === 180 ? { width, height } : { width: height, height: width }
  return { ...page, picture: { ...lying, place: turnedBack(page, lying, page.rotation) } }
}
