import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReceiptRow } from '#db/receipts.ts'
import { AppError } from '#http/app-error.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { storedImageType } from './stored-images.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** One white pixel; the client takes a blob under 100 bytes for a receipt entered by hand. */
const placeholder = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
)

export async function sendImage(storage: Storage, { imageKey }: ReceiptRow, exchange: Exchange) {
  if (imageKey) return sendStored(storage, imageKey, exchange)
  return exchange.reply.type('image/png').header('cache-control', 'no-store').send(placeholder)
}

export async function sendThumbnail(
  storage: Storage,
  { thumbnailKey }: ReceiptRow,
  exchange: Exchange,
) {
  if (!thumbnailKey) throw imageNotFound()
  return sendStored(storage, thumbnailKey, exchange)
}

/** Nothing is ever stored twice under one key, so the key is what tells whether a copy is still right. */
async function sendStored(storage: Storage, key: string, { request, reply }: Exchange) {
  const etag = `"${basename(key, '.jpg')}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const image = await storage.read(key).catch((error: unknown) => {
    reply.removeHeader('etag').header('cache-control', 'no-store')
    throw error instanceof NotStoredError ? imageNotFound() : error
  })
  return reply.type(storedImageType).send(image)
}

function imageNotFound() {
  return new AppError('NOT_FOUND', 'Image not found')
}
