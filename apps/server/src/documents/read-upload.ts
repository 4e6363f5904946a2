import type { FastifyReply } from 'fastify'
import { whenGone } from '#http/image-upload.ts'
import { withWorkFolder } from '#http/work-folder.ts'
import { type ReadDeps, readStoredPhoto } from '#receipts/read-receipt.ts'
import { readingContext } from '#receipts/reading-context.ts'
import { uploadGone } from '#receipts/stored-uploads.ts'
import { findUpload, keepValuesRead } from '#receipts/uploads.queries.ts'
import { valuesRead } from '#record/receipt-entries.ts'
import { readStoredPages } from './read-stored-pages.ts'

type Wanted = { id: string; tripId: number | undefined; reply: FastifyReply }

/** An upload that only the server has: a part of a split, or one received by mail. */
export async function readUpload(
  deps: ReadDeps & { uploadFolder: string },
  userId: number,
  { id, tripId, reply }: Wanted,
) {
  const { db, uploadFolder } = deps
  const signal = whenGone(reply)
  const upload = await findUpload(db, userId, id)
  if (!upload) throw uploadGone()
  const context = await readingContext(db, userId, tripId)
  const read = await withWorkFolder(uploadFolder, (folder) => {
    const job = { folder, signal, context }
    return upload.documentId
      ? readStoredPages(deps, userId, upload, job)
      : readStoredPhoto(deps, userId, upload.imageKey, job)
  })
  await keepValuesRead(db, userId, upload.id, valuesRead(read))
  return { ...read, uploadId: upload.id }
}
