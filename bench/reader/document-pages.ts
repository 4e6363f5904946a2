import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { OcrModels } from '@quittance/receipt-reader/ocr/models'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { documentLimits } from '@quittance/receipt-reader/runtime/node/documents/document-limits'
import type { DocumentProcess } from '@quittance/receipt-reader/runtime/node/documents/document-process'
import { readImage } from '@quittance/receipt-reader/runtime/node/read-image'
import { photograph } from '@quittance/test-support/receipts/photograph'

export type Way = 'text' | 'scan'

const dpi = 200
/** Pages are slightly skewed on the scanner, alternating direction. */
const scanned = { grain: 8, quality: 60, wood: 0 }
const askew = 2

/** The file's embedded texts. */
export async function textPages(process: DocumentProcess, path: string): Promise<OcrPage[]> {
  const { pages } = await process.open(path)
  return pages.map(({ width, height, texts }) => {
    if (!texts) throw new Error(`The text layer of ${path} is not trusted`)
    return { width, height, rotation: 0, boxes: texts }
  })
}

/** Texts recognised on its pages after printing and scanning. */
export async function scannedPages(
  path: string,
  process: DocumentProcess,
  models: OcrModels,
): Promise<OcrPage[]> {
  const { pages } = await process.open(path)
  const numbers = pages.map((_, index) => index + 1)
  const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'))
  try {
    const texts: OcrPage[] = []
    for (const { file, page } of await process.draw({ path, folder, pages: numbers, dpi })) {
      const tilt = page % 2 === 0 ? -askew : askew
      const scan = await photograph(await readFile(join(folder, file)), { ...scanned, tilt })
      texts.push(await readImage(models, scan, { subject: 'page' }))
    }
    return texts
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** As the product reads it: embedded text, or pictures of pages whose text is not trusted. */
export async function pagesAsOpened(
  path: string,
  process: DocumentProcess,
  models: OcrModels,
): Promise<OcrPage[]> {
  const { pages } = await process.open(path)
  const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'))
  try {
    return await Promise.all(
      pages.map(async ({ width, height, texts }, index) => {
        if (texts) return { width, height, rotation: 0 as const, boxes: texts }
        const { scan } = documentLimits.dpi
        const [drawn] = await process.draw({ path, folder, pages: [index + 1], dpi: scan })
        const picture = await readFile(join(folder, drawn!.file))
        return readImage(models, picture, { subject: 'page' })
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Recognised once, kept for the next run: for tuning the extraction in seconds. */
export async function keptOnDisk<T>(file: string, make: () => Promise<T>): Promise<T> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
  const made = await make()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(made))
  return made
}
