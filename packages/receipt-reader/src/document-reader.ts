import { ReadTimeoutError, UnreadableImageError, WorkerDiedError } from '#pool/errors.ts'
import {
  createDocumentProcess,
  type DocumentProcess,
} from '#runtime/node/documents/document-process.ts'
import { drawPages, type LoadedDocument } from '#runtime/node/documents/loaded-document.ts'
import type { PagePicture } from '#runtime/node/documents/page-pictures.ts'
import type { PageReader } from '#runtime/node/documents/page-reader.ts'
import { readDocument } from '#runtime/node/documents/read-document.ts'
import { type DocumentReading, DocumentRefusedError, ownPagesOf } from './document.ts'
import type { ReadingContext } from './receipt-reading.ts'

export {
  createDocumentProcess,
  type DocumentProcess,
  type Turn,
} from '#runtime/node/documents/document-process.ts'
export type { EnclosureFile } from '#runtime/node/documents/enclosures.ts'
export type { LoadedDocument } from '#runtime/node/documents/loaded-document.ts'
export type { MailParts } from '#runtime/node/documents/mail.ts'
export type { PagePicture } from '#runtime/node/documents/page-pictures.ts'
export type { PageReader } from '#runtime/node/documents/page-reader.ts'

type Options = { signal?: AbortSignal | undefined }
/** The first and the last page of a part, counted from 1; all pages unless told. */
type PartOptions = Options & { pages?: [first: number, last: number] | undefined }

export type DocumentReader = Pick<DocumentProcess, 'takeMailApart' | 'takeEnclosures' | 'close'> & {
  /**
   * Looks at a document; pictures of its pages go into the folder when they are drawn. `invoicePath` is the e-invoice
   * that a PDF shows, where that is a file of its own: what is enclosed in it is taken too.
   */
  open(
    path: string,
    folder: string,
    options?: Options & { invoicePath?: string | undefined },
  ): Promise<LoadedDocument>
  /** The receipt that it is; draws the pages that can only be read as pictures. */
  read(
    document: LoadedDocument,
    context?: ReadingContext,
    options?: PartOptions,
  ): Promise<DocumentReading>
  /** Pictures of its pages, and thumbnail.jpg of the first of them. What was drawn to be read is not drawn again. */
  draw(document: LoadedDocument, options?: PartOptions): Promise<PagePicture[]>
}

/**
 * Reads documents of strangers. Where one cannot be opened or read, it rejects with DocumentRefusedError; with
 * QueueFullError where too many wait. `reader` reads their pages, none reads e-invoices only.
 */
export function createDocumentReader(
  reader: PageReader | null,
  documents: DocumentProcess = createDocumentProcess(),
  { timeLimitMs = 90_000 }: { timeLimitMs?: number } = {},
): DocumentReader {
  /** Each page has a limit of its own, and many pages one together. */
  const within = (signal: AbortSignal | undefined) =>
    AbortSignal.any([AbortSignal.timeout(timeLimitMs), ...(signal ? [signal] : [])])
  return {
    async open(path, folder, { signal, invoicePath } = {}) {
      const opened = await documents.open(path, signal, invoicePath)
      return { path, invoicePath, opened, folder, drawn: { pages: new Map(), thumbnail: null } }
    },
    async read(document, context = {}, { pages, signal } = {}) {
      const numbers = numbersOf(document, pages ?? ownPagesIfMore(document.opened))
      const job = { document, context, numbers, signal: within(signal) }
      const means = { documents, extract: reader?.extract ?? documents.extract, reader }
      return orRefused(readDocument(means, job))
    },
    async draw(document, { pages, signal } = {}) {
      const numbers = numbersOf(document, pages)
      return orRefused(drawPages(documents, document, numbers, within(signal)))
    },
    takeMailApart: documents.takeMailApart,
    takeEnclosures: documents.takeEnclosures,
    close: documents.close,
  }
}

/** What is enclosed is no part of the receipt, unless it is asked for. */
function ownPagesIfMore(opened: LoadedDocument['opened']): PartOptions['pages'] {
  return opened.enclosed && [1, ownPagesOf(opened)]
}

function numbersOf({ opened }: LoadedDocument, pages: PartOptions['pages']) {
  const count = opened.pages.length
  const [first, last] = pages ?? [1, count]
  const isPart = Number.isInteger(first) && Number.isInteger(last) && first >= 1 && last <= count
  if (!isPart || (pages && first > last)) throw new RangeError(`No pages ${first} to ${last}`)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What befell the reader's process is said as what befalls a document's is. */
async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ReadTimeoutError || isTimeOver(error))
      throw new DocumentRefusedError('time')
    if (error instanceof WorkerDiedError) throw new DocumentRefusedError('died')
    if (error instanceof UnreadableImageError) throw new DocumentRefusedError('damaged')
    throw error
  }
}

/** While it waited. */
function isTimeOver(error: unknown) {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
