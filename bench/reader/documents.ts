import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractReceipt } from '@quittance/receipt-reader/fields/extract-receipt'
import { joinPages } from '@quittance/receipt-reader/layers/join-pages'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { createDocumentProcess } from '@quittance/receipt-reader/runtime/node/documents/document-process'
import { loadChooser, loadOcrModels } from '@quittance/receipt-reader/runtime/node/load-models'
import { readImage } from '@quittance/receipt-reader/runtime/node/read-image'
import { photographWorld, worldReceipts } from '@quittance/test-support/receipts/world-receipts'
import { costOf } from './cost.ts'
import { keptOnDisk, scannedPages, textPages, type Way } from './document-pages.ts'
import {
  accuracyOfDocuments,
  type DocumentScore,
  type DocumentScores,
  speedOfDocuments,
} from './document-tables.ts'
import {
  type Half,
  type LabelledDocument,
  scoreDocument,
  storedDocuments,
} from './labelled-documents.ts'
import { fields, inReading } from './score.ts'
import { spread } from './spread.ts'

/** Scans measure accuracy, not time. */
const patience = { timeLimitMs: 300_000 }
const timedEach = 25
const warmUps = 100

type Tools = Awaited<ReturnType<typeof openTools>>

/** How well folios, tickets and receipts are read as text PDFs and as scans, and how quickly. */
export async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      halves: { type: 'string', default: 'tuned,held-out' },
      ways: { type: 'string', default: 'text,scan' },
      limit: { type: 'string', default: '1000' },
      'ocr-cache': { type: 'string' },
      'no-speed': { type: 'boolean', default: false },
    },
  })
  const tools = await openTools(values['ocr-cache'])
  try {
    const all: DocumentScores[] = []
    for (const way of values.ways.split(',') as Way[]) {
      for (const half of values.halves.split(',') as Half[]) {
        const documents = spread(storedDocuments(half), Number(values.limit))
        all.push({ half, way, scores: await scoresOf(documents, half, way, tools) })
      }
    }
    const speed = values['no-speed'] ? '' : `\n\n${await speedOf(tools)}`
    console.info(`${accuracyOfDocuments(all)}${speed}`)
  } finally {
    tools.process.close()
  }
}

async function openTools(cache: string | undefined) {
  const [chooser, models] = await Promise.all([loadChooser(), loadOcrModels(1)])
  return { chooser, models, process: createDocumentProcess(patience), cache }
}

async function scoresOf(documents: LabelledDocument[], half: Half, way: Way, tools: Tools) {
  const scores: DocumentScore[] = []
  for (const document of documents) {
    const reading = await readingOf(await pagesOf(document, way, tools), tools)
    const score = scoreDocument(reading, document.label)
    // Never print failures of held-out documents: that would invite tuning on them.
    if (half === 'tuned')
      for (const miss of missesOf(document, way, reading, score)) console.info(miss)
    scores.push(score)
  }
  return scores
}

function pagesOf(document: LabelledDocument, way: Way, { process, models, cache }: Tools) {
  const { path, label } = document
  if (way === 'text') return textPages(process, path)
  const scan = () => scannedPages(path, process, models)
  return cache ? keptOnDisk(join(cache, `${label.id}.json`), scan) : scan()
}

function readingOf(pages: OcrPage[], { chooser }: Tools): Promise<ReceiptReading> {
  return extractReceipt(chooser, joinPages(pages).page)
}

function missesOf(
  { label }: LabelledDocument,
  way: Way,
  reading: ReceiptReading,
  score: DocumentScore,
) {
  return fields
    .filter((field) => score[field] === false)
    .map((field) => {
      const read = reading[inReading(field)] || 'nothing'
      return `${label.id}, ${way}: ${field} is ${label[field]}, read was ${read}`
    })
}

/** Text PDFs and photos in turn, as on a server that has read others before. */
async function speedOf(tools: Tools) {
  const documents = spread(storedDocuments('tuned'), timedEach)
  const photos = spread([...worldReceipts().entries()], timedEach)
  const read = ({ path }: LabelledDocument) =>
    costOf(async () => readingOf(await textPages(tools.process, path), tools))
  const seconds = { documents: [] as number[], photos: [] as number[] }
  for (const other of spread(storedDocuments('tuned'), warmUps)) await read(other)
  for (const [index, document] of documents.entries()) {
    const [place, receipt] = photos[index] ?? []
    const photo = receipt && (await photographWorld(receipt, place ?? 0))
    const { cost } = await read(document)
    const seen = await costOf(async () =>
      photo ? extractReceipt(tools.chooser, await readImage(tools.models, photo)) : undefined,
    )
    if (index === 0) continue
    seconds.documents.push(cost.seconds)
    seconds.photos.push(seen.cost.seconds)
  }
  return speedOfDocuments(seconds.documents, seconds.photos)
}
