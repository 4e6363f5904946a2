import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#http/app-error.ts'
import { chosenParts } from '#mail-in/chosen-parts.ts'
import { mailPageLines } from '#mail-in/mail-page-lines.ts'
import { readOrEmpty, readQueued } from '#receipts/queued-reading.ts'
import type { ReadingContext } from '#receipts/reading/reader.ts'
import type { ReadDeps } from '#receipts/receipts-deps.ts'
import { NotStoredError } from '#storage/storage.ts'
import { describeDocument } from './describe-document.ts'
import {
  type DocumentRow,
  findDocument,
  listPages,
  type PagesOfDocument,
} from './documents.queries.ts'
import { readOpened } from './read-opened.ts'

type Deps = Omit<ReadDeps, 'storageLimit'>
type Job = { folder: string; signal: AbortSignal; context: ReadingContext | undefined }

export async function readStoredPages(
  deps: Deps,
  userId: number,
  named: PagesOfDocument & { imageKey: string },
  job: Job,
) {
  const { db } = deps
  const { documentId, firstPage, lastPage } = named
  const document = documentId && (await findDocument(db, userId, documentId))
  if (!document || firstPage === null || lastPage === null) {
    throw new Error('Whatever names a document names its pages.')
  }
  const isWhole = firstPage === 1 && lastPage === document.pageCount
  const pages = isWhole ? undefined : ([firstPage, lastPage] as [number, number])
  const read = () =>
    document.kind === 'mail'
      ? readMail(deps, document, pages, job)
      : readOriginal(deps, document, pages, job)
  const requester = { userId, signal: job.signal }
  const inTurn = () => readQueued(deps, deps.turns.imports, requester, read)
  const reading = await readOrEmpty(deps, userId, inTurn)
  const described = describeDocument(document, named)
  const rows = await listPages(db, named)
  const sizes = rows.map(({ width, height }) => ({ width, height }))
  return { ...reading, document: described && { ...described, pages: sizes } }
}

async function readOriginal(
  deps: Deps,
  { userId, originalKey, enclosures }: DocumentRow,
  pages: [number, number] | undefined,
  { folder, signal, context }: Job,
) {
  const path = await fetchStored(deps, originalKey, join(folder, 'original'))
  const options = { signal, turns: deps.turns.of(userId) }
  const opened = await deps.documents.open(path, folder, options)
  const invoice = enclosures.find(({ isInvoice }) => isInvoice)
  if (!invoice || pages) return readOpened(deps, opened, context, { pages, signal })
  const beside = join(folder, 'invoice')
  await mkdir(beside)
  const xmlPath = await fetchStored(deps, invoice.key, join(beside, 'original'))
  const xml = await deps.documents.open(xmlPath, beside, options)
  const joined = await deps.documents.joinInvoice(opened, xml, { signal })
  return readOpened(deps, joined ?? opened, context, { signal })
}

async function fetchStored({ storage, log }: Deps, originalKey: string, path: string) {
  try {
    await pipeline(await storage.read(originalKey), createWriteStream(path, { mode: 0o600 }))
  } catch (err) {
    log.error({ err }, 'fetching the original of a receipt failed')
    if (err instanceof NotStoredError) throw originalMissing()
    throw new AppError(
      'UNAVAILABLE',
      'The document cannot be fetched just now. Please try again.',
      {
        retryAfterSeconds: 30,
      },
    )
  }
  return path
}

/** Renders its text as when it arrived: all pages of it. */
async function readMail(
  deps: Deps,
  { userId, originalKey }: DocumentRow,
  pages: [number, number] | undefined,
  { folder, signal, context }: Job,
) {
  const { documents } = deps
  const path = await fetchStored(deps, originalKey, join(folder, 'original'))
  const parts = join(folder, 'parts')
  await mkdir(parts)
  const options = { signal, turns: deps.turns.of(userId) }
  const chosen = await chosenParts(await documents.takeMailApart(path, parts, options))
  const own = chosen.find((part) => part.as === 'mail')
  if (!own) throw new Error('A mail that was its own receipt is one when it is opened again.')
  const opened = await documents.openLines(mailPageLines(own.mail), folder, options)
  return readOpened(deps, opened, context, { pages, signal })
}

function originalMissing() {
  return new AppError('IMAGE_MISSING', 'The document of this receipt cannot be found.')
}
