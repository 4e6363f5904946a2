import { receiptUploads } from '@quittance/contract/receipts'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { requireUser } from '#http/mount.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { sendImage, sendThumbnail } from './send-image.ts'

const { image, thumbnail } = receiptUploads

export function registerImages(app: FastifyInstance, { db, storage }: ReceiptsDeps) {
  const described = { tags: ['receipts'], produces: ['image/jpeg', 'image/png'] }
  for (const [call, send, summary] of [
    [image, sendImage, "A receipt's image; immutable with its `imageVersion` as `t`"],
    [thumbnail, sendThumbnail, "A receipt's thumbnail; immutable with its `imageVersion` as `v`"],
  ] as const) {
    routeFile(app, call, { ...described, summary }, async (request, reply) =>
      send(storage, await receiptOf(db, request), { request, reply }),
    )
  }
}

type FileCall = { method: 'GET'; path: string; params: z.ZodType; query?: z.ZodType }
type Description = { tags: string[]; produces?: string[]; summary: string }

/** Outside the contract's table: the response is a file, not JSON. */
export function routeFile(
  app: FastifyInstance,
  { method, path, params, query }: FileCall,
  description: Description,
  handler: RouteHandlerMethod,
) {
  app.route({
    onRequest: async (request: FastifyRequest) => void requireUser(request),
    method,
    url: path,
    schema: { ...description, params, ...(query && { querystring: query }) },
    handler,
  })
}

export async function receiptOf(db: Db, request: FastifyRequest) {
  const { tripId, id } = request.params as z.output<typeof image.params>
  const receipt = await findOwnReceipt(db, requireUser(request).id, id)
  return requireReceipt(receipt.tripId === tripId ? receipt : undefined)
}
