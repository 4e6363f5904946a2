import multipart from '@fastify/multipart'
import { documentEndpoints, documentUploads } from '@quittance/contract/documents'
import { errorBody } from '@quittance/contract/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { whenGone, withImageUpload } from '#http/image-upload.ts'
import { mount, requireUser } from '#http/mount.ts'
import { expectDocument } from '#http/unread-body.ts'
import { withWorkFolder } from '#http/work-folder.ts'
import { requireVerifiedReader } from '#receipts/may-read.ts'
import { requireQueueSlot } from '#receipts/queued-reading.ts'
import { readStoredPhoto } from '#receipts/read-receipt.ts'
import { readingContext } from '#receipts/reading-context.ts'
import type { ReadDeps } from '#receipts/receipts-deps.ts'
import { uploadGone } from '#receipts/stored-uploads.ts'
import { findUpload, keepValuesRead } from '#receipts/uploads.queries.ts'
import { valuesRead } from '#record/receipt-entries.ts'
import { registerPages } from './pages.routes.ts'
import { processDocument } from './process-document.ts'
import { readStoredPages } from './read-stored-pages.ts'
import { splitUpload } from './split-upload.ts'

const { process } = documentUploads

export async function registerDocuments(
  app: FastifyInstance,
  deps: Omit<ReadDeps, 'log'> & { uploadFolder: string },
) {
  const { uploadFolder, ...readDeps } = deps
  const withLog = (log: FastifyBaseLogger) => ({ ...readDeps, log })
  registerPages(app, deps)

  mount(app, documentEndpoints, {
    'POST /api/uploads/:id/split': async ({ user, params, body, request }) => ({
      uploads: await splitUpload(
        { ...withLog(request.log), uploadFolder },
        user.id,
        params.id,
        body.parts,
      ),
    }),

    'POST /api/uploads/:id/read': async ({ user, params, body, request, reply }) => {
      requireVerifiedReader(user)
      await requireQueueSlot(deps.turns.imports, user.id)
      const readingDeps = { ...withLog(request.log), uploadFolder }
      return readUpload(readingDeps, user.id, { id: params.id, tripId: body.tripId, reply })
    },

    'GET /api/documents/:sha256/progress': async ({ user, params }) => {
      const progress = deps.turns.pagesRead.get(user.id)
      return progress?.sha256 === params.sha256 ? progress : { read: 0, pages: 0 }
    },
  })

  // In a scope of its own: this call accepts only forms.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.route({
      method: process.method,
      url: process.path,
      onRequest: async (request: FastifyRequest) => void requireUser(request),
      // The body schema is only for the API reference; the form is validated while it is received.
      validatorCompiler: () => (value: unknown) => ({ value }),
      schema: {
        summary:
          'Read a receipt from a PDF, HEIC, TIFF or e-invoice, the part `document`, which is kept for a day as `uploadId`; what cannot be read is empty, what is not taken is answered with its `problem`',
        tags: ['documents'],
        consumes: ['multipart/form-data'],
        body: process.fields.extend({
          document: z.string().optional().meta({ format: 'binary' }),
        }),
        response: { 200: process.response, '4xx': errorBody, '5xx': errorBody },
      },
      handler: async (request, reply) => {
        const user = requireUser(request)
        expectDocument(request)
        requireVerifiedReader(user)
        await requireQueueSlot(deps.turns.imports, user.id)
        return withImageUpload(
          { request, reply },
          uploadFolder,
          process.fields,
          (upload) => processDocument(withLog(request.log), user.id, upload),
          ['document'],
        )
      },
    })
  })
}

type Wanted = { id: string; tripId: number | undefined; reply: FastifyReply }

/** An upload that only the server has: a part of a split, or one received by mail. */
async function readUpload(
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
