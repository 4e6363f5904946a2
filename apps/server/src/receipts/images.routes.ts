import { receiptUploads } from '@quittance/contract/receipts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { requireUser } from '#http/mount.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { sendImage, sendThumbnail } from './send-image.ts'

const { image, thumbnail } = receiptUploads

/** Outside the contract's table: the response is an image, not JSON. */
export function registerImages(app: FastifyInstance, { db, storage }: ReceiptsDeps) {
  const common = {
    onRequest: async (request: FastifyRequest) => void requireUser(request),
    schema: { tags: ['receipts'], produces: ['image/jpeg', 'image/png'] },
  }

  app.route({
    ...common,
    method: image.method,
    url: image.path,
    schema: {
      ...common.schema,
      summary: "A receipt's image; immutable with its `imageVersion` as `t`",
      params: image.params,
      querystring: image.query,
    },
    handler: async (request, reply) =>
      sendImage(storage, await receiptOf(db, request), { request, reply }),
  })

  app.route({
    ...common,
    method: thumbnail.method,
    url: thumbnail.path,
    schema: {
      ...common.schema,
      summary: "A receipt's thumbnail; immutable with its `imageVersion` as `v`",
      params: thumbnail.params,
      querystring: thumbnail.query,
    },
    handler: async (request, reply) =>
      sendThumbnail(storage, await receiptOf(db, request), { request, reply }),
  })
}

async function receiptOf(db: Db, request: FastifyRequest) {
  const { tripId, id } = request.params as z.output<typeof image.params>
  const receipt = await findOwnReceipt(db, requireUser(request).id, id)
  return requireReceipt(receipt.tripId === tripId ? receipt : undefined)
}
