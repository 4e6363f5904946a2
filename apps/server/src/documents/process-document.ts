import type { documentUploads } from '@quittance/contract/documents'
import type { z } from 'zod'
import type { ValuesRead } from '#db/schema/trips.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { readOrEmpty, readQueued } from '#receipts/queued-reading.ts'
import { readingContext } from '#receipts/reading-context.ts'
import type { ReadDeps } from '#receipts/receipts-deps.ts'
import { keepUpload } from '#receipts/stored-uploads.ts'
import { insertUpload } from '#receipts/uploads.queries.ts'
import { valuesRead } from '#record/receipt-entries.ts'
import { describeDocument } from './describe-document.ts'
import { insertDocument } from './documents.queries.ts'
import { readOpened } from './read-opened.ts'
import { keysOfPlan, planDocument, sha256Of, storeFiles } from './store-document.ts'

type Fields = z.output<typeof documentUploads.process.fields>
type Plan = Awaited<ReturnType<typeof planDocument>>

export async function processDocument(deps: ReadDeps, userId: number, upload: Upload<Fields>) {
  const { db, documents, turns } = deps
  const { fields, document: sent, folder, signal, scan } = upload
  if (!sent) throw new AppError('VALIDATION', 'A document is required')
  const context = await readingContext(db, userId, fields.tripId)
  const requester = { userId, signal }
  const key = progressKey(userId, await sha256Of(sent.path))
  const { opened, reading, drawn } = await readQueued(deps, turns.imports, requester, async () => {
    const progress = { read: 0, pages: 0 }
    turns.pagesRead.set(key, progress)
    const turnsOfFile = turns.of(userId, () => (progress.read += 1))
    const found = await documents.open(sent.path, folder, { signal, turns: turnsOfFile })
    progress.pages = found.pages.length
    const read = () => readOpened(deps, found, context, { signal })
    return {
      opened: found,
      reading: await readOrEmpty(deps, userId, read),
      drawn: await found.draw({ signal }),
    }
  }).finally(() => turns.pagesRead.delete(key))
  const { kind, pages } = opened
  const readFrom = reading.readFrom ?? 'none'
  const plan = await planDocument(userId, sent, drawn, { kind, readFrom, scan })
  const pageCount = pages.length
  const named = { documentId: null, firstPage: 1, lastPage: pageCount }
  const described = describeDocument({ enclosures: [], ...plan.document, pageCount }, named)
  return {
    ...reading,
    uploadId: await keepDocument(deps, plan, valuesRead(reading)),
    document: described && { ...described, pages },
  }
}

export const progressKey = (userId: number, sha256: string) => `${userId}:${sha256}`

function keepDocument(deps: ReadDeps, plan: Plan, read: ValuesRead) {
  const { document, picture } = plan
  const { userId, storedBytes } = document
  return keepUpload(deps, userId, {
    keys: keysOfPlan(plan),
    sizeOf: async () => storedBytes,
    store: () => storeFiles(deps.storage, plan),
    insert: async (tx) => {
      const pages = await insertDocument(tx, document)
      return insertUpload(tx, { userId, ...picture, ...pages, origin: { read } })
    },
    failure: 'keeping a document that was read failed',
  })
}
