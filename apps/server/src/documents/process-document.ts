import type { documentUploads } from '@quittance/contract/documents'
import type { z } from 'zod'
import { outageOf } from '#db/outage.ts'
import type { ValuesRead } from '#db/schema/trips.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { readOrEmpty, readQueued } from '#receipts/queued-reading.ts'
import { readingContext } from '#receipts/reading-context.ts'
import type { ReadDeps } from '#receipts/receipts-deps.ts'
import { insertUpload } from '#receipts/uploads.queries.ts'
import { valuesRead } from '#record/receipt-entries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import { hasSpaceToKeep } from '#storage/storage-quota.ts'
import { describeDocument } from './describe-document.ts'
import { insertDocument } from './documents.queries.ts'
import { readOpened } from './read-opened.ts'
import { type DocumentToStore, keysOfPlan, planDocument, storeFiles } from './store-document.ts'

type Fields = z.output<typeof documentUploads.process.fields>

/** Opens, reads and draws it in the queue; then stores it for the save that may follow. */
export async function processDocument(deps: ReadDeps, userId: number, upload: Upload<Fields>) {
  const { db, documents, turns } = deps
  const { fields, document: sent, folder, signal, scan } = upload
  if (!sent) throw new AppError('VALIDATION', 'A document is required')
  const context = await readingContext(db, userId, fields.tripId)
  const requester = { userId, signal }
  const { opened, reading, drawn } = await readQueued(deps, turns.imports, requester, async () => {
    const found = await documents.open(sent.path, folder, { signal, turns: turns.of(userId) })
    const read = () => readOpened(deps, found, context, { signal })
    return {
      opened: found,
      reading: await readOrEmpty(deps, userId, read),
      drawn: await found.draw({ signal }),
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

/** Returns null if it cannot be stored; the client then sends it again. */
async function keepDocument(
  deps: ReadDeps,
  plan: DocumentToStore,
  read: ValuesRead,
): Promise<string | null> {
  try {
    const id = await keep(deps, plan, read)
    if (id === null) await removeStored(deps, keysOfPlan(plan))
    return id
  } catch (err) {
    deps.log.error({ err }, 'keeping a document that was read failed')
    // After a lost connection, the commit may have succeeded: leave the files to the sweep.
    if (outageOf(err) !== 'unreachable') await removeStored(deps, keysOfPlan(plan))
    return null
  }
}

async function keep(
  { db, storage, storageLimit }: ReadDeps,
  plan: DocumentToStore,
  read: ValuesRead,
) {
  const { document, picture } = plan
  const { userId, storedBytes } = document
  const size = { limitBytes: storageLimit, imageBytes: storedBytes }
  // Checked again exactly when the rows are written; checked here to save the work.
  if (!(await db.transaction((tx) => hasSpaceToKeep(tx, userId, size)))) return null
  await storeFiles(storage, plan)
  return db.transaction(async (tx) => {
    if (!(await hasSpaceToKeep(tx, userId, size))) return null
    const pages = await insertDocument(tx, document)
    return (await insertUpload(tx, { userId, ...picture, ...pages, origin: { read } })).id
  })
}
