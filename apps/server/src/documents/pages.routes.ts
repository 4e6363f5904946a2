import { documentUploads } from '@quittance/contract/documents'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireUser } from '#http/mount.ts'
import { receiptOf, routeFile } from '#receipts/images.routes.ts'
import { imageNotFound, sendStored } from '#receipts/send-image.ts'
import { findUpload } from '#receipts/uploads.queries.ts'
import type { Storage } from '#storage/storage.ts'
import { listPages, type PagesOfDocument } from './documents.queries.ts'
import { sendOriginal } from './send-original.ts'

const { uploadPage, page, original, enclosure } = documentUploads

export function registerPages(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }) {
  const tags = ['documents']
  const pictures = { tags, produces: ['image/jpeg'] }

  const ofUpload =
    'The picture of a page of what waits to be saved, by its number in the document; a photo is its own page 1'
  routeFile(app, uploadPage, { ...pictures, summary: ofUpload }, async (request, reply) => {
    const { id, page: number } = request.params as z.output<typeof uploadPage.params>
    const upload = await findUpload(db, requireUser(request).id, id)
    if (!upload) throw new AppError('NOT_FOUND', 'Upload not found')
    const { imageKey, imageBytes } = await pictureOf(db, upload, number)
    const named = { imageKey: upload.imageKey, imageBytes }
    return sendStored(storage, imageKey, named, { request, reply })
  })

  const ofReceipt =
    "The picture of a receipt's page, by its number in the document; for good with the receipt's `imageVersion` as `v`"
  routeFile(app, page, { ...pictures, summary: ofReceipt }, async (request, reply) => {
    const receipt = await receiptOf(db, request)
    const { page: number } = request.params as z.output<typeof page.params>
    const { imageKey, imageBytes } = await pictureOf(db, receipt, number)
    const named = { imageKey: receipt.imageKey, imageBytes }
    return sendStored(storage, imageKey, named, { request, reply })
  })

  const whole = "A receipt's document, byte for byte as it was sent"
  routeFile(app, original, { tags, summary: whole }, async (request, reply) => {
    const isSent = await sendOriginal({ db, storage }, await receiptOf(db, request), reply)
    if (!isSent) throw new AppError('NOT_FOUND', 'The document of this receipt cannot be found.')
    return reply
  })

  const enclosed =
    "A file enclosed with a receipt's e-invoice, byte for byte, by its place in the document's `enclosures` from 1"
  routeFile(app, enclosure, { tags, summary: enclosed }, async (request, reply) => {
    const { enclosure: number } = request.params as z.output<typeof enclosure.params>
    const receipt = await receiptOf(db, request)
    const isSent = await sendOriginal({ db, storage }, receipt, reply, number)
    if (!isSent) throw new AppError('NOT_FOUND', 'This enclosure cannot be found.')
    return reply
  })
}

async function pictureOf(
  db: Db,
  named: PagesOfDocument & { imageKey: string | null; imageBytes: number | null },
  number: number,
): Promise<{ imageKey: string; imageBytes: number | null }> {
  const { imageKey, imageBytes, documentId, firstPage, lastPage } = named
  if (documentId === null && imageKey && number === 1) return { imageKey, imageBytes }
  const isWithin =
    firstPage !== null && lastPage !== null && firstPage <= number && number <= lastPage
  const [found] = isWithin
    ? await listPages(db, { documentId, firstPage: number, lastPage: number })
    : []
  if (!found) throw imageNotFound()
  return found
}
