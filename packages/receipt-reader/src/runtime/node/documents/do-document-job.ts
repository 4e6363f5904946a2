import { readFile, stat } from 'node:fs/promises'
import { type DocumentReading, DocumentRefusedError, type OpenedDocument } from '#document.ts'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'
import { documentLimits } from './document-limits.ts'
import { loadExtractor } from './extractor.ts'
import { drawHeic, openHeic } from './heic.ts'
import { kindOfBytes } from './kind-of-bytes.ts'
import { takeMailApart } from './mail.ts'
import { type PagePicture, writeThumbnail } from './page-pictures.ts'
import { drawPdfDocument, openPdf, takeEnclosures } from './pdf-document.ts'
import { drawTiff, openTiff } from './tiff.ts'
import { openXml } from './xml.ts'

const mostBytesOfMail = 40 * 1024 * 1024

/** Does one job; a reason to refuse the document is an answer, anything else is thrown. */
export async function doDocumentJob(job: DocumentJob): Promise<DocumentAnswer> {
  try {
    if (job.do === 'invoice') return { reading: await readInvoice(job.opened) }
    if (job.do === 'extract') {
      const extract = await loadExtractor()
      return { extracted: await extract(job.pages, job.from, job.context) }
    }
    const bytes = await readUpTo(
      job.path,
      job.do === 'mail' ? mostBytesOfMail : documentLimits.bytes,
    )
    if (job.do === 'mail') return { mail: await takeMailApart(bytes, job.folder) }
    const beside = job.invoicePath
      ? await readUpTo(job.invoicePath, documentLimits.bytes)
      : undefined
    if (job.do === 'draw') {
      const drawn = await draw(bytes, job, beside)
      await writeThumbnail(job.folder, job.thumbnail)
      return { drawn }
    }
    if (job.do === 'enclosures') {
      return { enclosures: await takeEnclosures(bytes, job.folder, beside) }
    }
    return { opened: await open(bytes, beside) }
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error
    return { refused: error.problem, facts: error.facts }
  }
}

/** What it takes is loaded with the first e-invoice: most documents have none. */
async function readInvoice(opened: OpenedDocument): Promise<DocumentReading> {
  const { readingOf } = await import('#einvoice/reading-of.ts')
  if (!opened.invoice) throw new DocumentRefusedError('damaged')
  return readingOf(opened.invoice, opened)
}

async function readUpTo(path: string, most: number) {
  const { size } = await stat(path)
  if (size > most) throw new DocumentRefusedError('too-large')
  return readFile(path)
}

async function open(bytes: Buffer, beside: Buffer | undefined): Promise<OpenedDocument> {
  const kind = kindOfBytes(bytes)
  switch (kind) {
    case 'pdf':
      return openPdf(bytes, beside)
    case 'heic':
      return openHeic(bytes)
    case 'tiff':
      return openTiff(bytes)
    case 'xml':
      return openXml(bytes)
    case 'zip':
    case 'empty':
    case 'outlook-format':
      throw new DocumentRefusedError(kind)
    default:
      throw new DocumentRefusedError('not-a-document')
  }
}

async function draw(
  bytes: Buffer,
  { folder, pages, dpi }: { folder: string; pages: number[]; dpi: number },
  beside: Buffer | undefined,
): Promise<PagePicture[]> {
  switch (kindOfBytes(bytes)) {
    case 'pdf':
      return drawPdfDocument(bytes, folder, { pages, dpi }, beside)
    case 'heic':
      return drawHeic(bytes, folder, pages)
    case 'tiff':
      return drawTiff(bytes, folder, pages)
    default:
      throw new DocumentRefusedError('not-a-document')
  }
}
