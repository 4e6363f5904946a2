import multipart from '@fastify/multipart'
import { errorBody } from '@quittance/contract/errors'
import { receiptUploads } from '@quittance/contract/receipts'
import { isNearlyFull } from '@quittance/contract/storage-words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { deviceOf } from '#http/device-kind.ts'
import { withImageUpload } from '#http/image-upload.ts'
import { requireUser } from '#http/mount.ts'
import { endImageProcess } from './images/decode-outside.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { mapReceipt } from './map-receipt.ts'
import { requireVerifiedReader } from './may-read.ts'
import { requireQueueSlot } from './queued-reading.ts'
import { readReceipt } from './read-receipt.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { saveReceipt } from './save-receipt.ts'
import { requireSlotForFile } from './upright-image.ts'

const { save, process } = receiptUploads
const imagePart = { image: z.string().optional().meta({ format: 'binary' }) }
const documentPart = { document: z.string().optional().meta({ format: 'binary' }) }
const errors = { '4xx': errorBody, '5xx': errorBody }

/** In a scope of its own: these two calls accept only forms; all others accept none. */
export async function registerUploads(app: FastifyInstance, deps: ReceiptsDeps) {
  const { db, uploadFolder, turns, comparer } = deps
  // Repeats of one receipt wait for each other, with their photos on disk.
  const oneAtATime = createKeyedMutex({ maxWaitingPerUser: 40 })
  app.addHook('onClose', async () => {
    await comparer.stop()
    endImageProcess()
  })
  const common = {
    onRequest: async (request: FastifyRequest) => void requireUser(request),
    // The body schema is only for the API reference; the form is validated while it is received.
    validatorCompiler: () => (value: unknown) => ({ value }),
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { throwFileSizeLimit: false })

    scope.route({
      ...common,
      method: save.method,
      url: save.path,
      schema: {
        summary:
          'Save a receipt with its image as the part `image`, its document as the part `document`, or an earlier upload by `uploadId`; saved once per `clientId`: a repeat returns 200 and the saved receipt',
        tags: ['receipts'],
        consumes: ['multipart/form-data'],
        body: save.fields.extend({ ...imagePart, ...documentPart }),
        response: { 200: save.response, 201: save.response, ...errors },
      },
      handler: async (request, reply) => {
        const { log, headers } = request
        const { id: userId } = requireUser(request)
        const lines = { repeats: oneAtATime, drawings: turns.drawings }
        await requireSlotForFile(lines, userId, headers['content-length'])
        const device = deviceOf(request)
        const saveDeps = { ...deps, oneAtATime, log }
        return withImageUpload(
          { request, reply },
          uploadFolder,
          save.fields,
          async (upload) => {
            const { receipt, space, isNew } = await saveReceipt(saveDeps, userId, upload, device)
            reply.code(isNew ? 201 : 200)
            const isWorthTelling = space && isNearlyFull(space)
            const saved = await mapReceipt(db, receipt)
            return { ...saved, ...(isWorthTelling && { storage: space }) }
          },
          ['image', 'document'],
        )
      },
    })

    scope.route({
      ...common,
      method: process.method,
      url: process.path,
      schema: {
        summary:
          'Read a receipt from its image, which is stored for a day as `uploadId`, or read a saved receipt again by `receiptId`; unreadable fields are empty',
        tags: ['receipts'],
        consumes: ['multipart/form-data'],
        body: process.fields.extend(imagePart),
        response: { 200: process.response, ...errors },
      },
      handler: async (request, reply) => {
        const user = requireUser(request)
        requireVerifiedReader(user)
        await requireQueueSlot(turns.reading, user.id)
        const readDeps = { ...deps, log: request.log }
        return withImageUpload({ request, reply }, uploadFolder, process.fields, (upload) =>
          readReceipt(readDeps, user.id, upload, deviceOf(request)),
        )
      },
    })
  })
}
