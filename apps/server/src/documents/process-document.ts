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
import { type DocumentToStore, keysOfPlan, planDocument, storeFiles } from './store-document.ts'

type Fields = z.output<typeof documentUploads.process.fields>

export async function processDocument(deps: ReadDeps, userId: number, upload: Upload<Fields>) {
  const { db, documents, turns } = deps
  const { fields, document: sent, folder, signal, scan } = upload
  if (!sent) throw new AppError('VALIDATION', 'A document is required')
  const context = await readingContext(db, userId, fields.tripId)
  const requester = { userId, signal }
  const { opened, reading, drawn } = await readQueued(deps, turns.imports, requester, async () => {
    const progress = { sha256: '', read: 0, pages: 0 }
    turns.pagesRead.set(userId, progress)
    try {
      const options = { signal, turns: turns.of(userId, progress) }
      const found = await documents.open(sent.path, folder, options)
      progress.pages = found.pages.length
      const read = () => readOpened(deps, found, context, { signal })
      return {
        opened: found,
        reading: await readOrEmpty(deps, userId, read),
        drawn: await found.draw({ signal }),
      }
    } finally {
      turns.pagesRead.delete(userId)
    }
  })
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

function keepDocument(deps: ReadDeps, plan: DocumentToStore, read: ValuesRead) {
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
