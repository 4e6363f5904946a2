import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { joinPages } from '@quittance/receipt-reader/layers/join-pages'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { createDocumentProcess } from '@quittance/receipt-reader/runtime/node/documents/document-process'
import { loadOcrModels } from '@quittance/receipt-reader/runtime/node/load-models'
import { readImage } from '@quittance/receipt-reader/runtime/node/read-image'
import { keptOnDisk, pagesAsOpened } from './document-pages.ts'
import {
  type LabelledDocument,
  labelledDocuments,
  scoreDocument,
  storedDocuments,
} from './labelled-documents.ts'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { type Score, scoreOf, type Values } from './score.ts'
import { spread } from './spread.ts'

/** A receipt or document with recognised text and its expected values. */
export type Paper = {
  set: string
  page: OcrPage
  /** Of a photo. */
  receipt?: LabelledReceipt
  score(read: Values): Score
}

const cache = resolve(import.meta.dirname, '../../.cache/bench/pages')
/** Recognition runs once, so a long time limit is fine. */
const patience = { timeLimitMs: 300_000 }
/** Documents whose pages are read; the others contain XML. */
const readKinds = ['pdf-text', 'pdf-scan', 'pdf-page-visualised']

/** Photos by set, real documents and held-out ones, each recognised once and kept on disk. */
export async function papersIn(photos: string, documents: string, limit: number): Promise<Paper[]> {
  const models = await loadOcrModels(1)
  const process = createDocumentProcess(patience)
  const papers: Paper[] = []
  try {
    const sets = [...Map.groupBy(labelledReceipts(photos), ({ set }) => set).values()]
    for (const receipt of sets.flatMap((all) => spread(all, limit))) {
      const { set, label, imagePath } = receipt
      const page = await keptOnDisk(join(cache, set, `${label.id}.json`), () =>
        readImage(models, readFileSync(imagePath)),
      )
      papers.push({ set, page, receipt, score: (read) => scoreOf(read, label, set) })
    }
    const real = labelledDocuments(documents).filter(({ label }) => readKinds.includes(label.kind))
    for (const document of real) papers.push(await opened('documents', document))
    for (const document of storedDocuments('held-out')) {
      papers.push(await opened('held-out', document))
    }
    return papers
  } finally {
    process.close()
  }

  async function opened(set: string, { path, label }: LabelledDocument): Promise<Paper> {
    const file = join(cache, set, `${label.id}.json`)
    const pages = await keptOnDisk(file, () => pagesAsOpened(path, process, models))
    const { page } = joinPages(pages)
    return { set, page, score: (read) => scoreDocument(read, label) }
  }
}
