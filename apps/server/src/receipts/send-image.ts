import { basename } from 'node:path'
import type { receiptUploads } from '@quittance/contract/receipts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import type { Exchange } from '#http/exchange.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { imageVersion, storedImageType } from '#storage/stored-images.ts'
import type { ReceiptRow } from './receipts.queries.ts'

/** One white pixel; the client treats a blob under 100 bytes as a receipt entered by hand. */
const placeholder = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
)

/** Read whole: on a busy machine every further chunk waits its turn. */
const smallBytes = 1_000_000

export async function sendImage(storage: Storage, receipt: ReceiptRow, exchange: Exchange) {
  const { imageKey } = receipt
  if (imageKey) return sendStored(storage, imageKey, receipt, exchange)
  return exchange.reply.type('image/png').header('cache-control', 'no-store').send(placeholder)
}

export async function sendThumbnail(storage: Storage, receipt: ReceiptRow, exchange: Exchange) {
  const { thumbnailKey } = receipt
  if (!thumbnailKey) throw imageNotFound()
  return sendStored(storage, thumbnailKey, receipt, exchange)
}

/** Sends the file stored under the key; a URL that names `imageKey` can be cached for good. */
export async function sendStored(
  storage: Storage,
  key: string,
  { imageKey, imageBytes }: Pick<ReceiptRow, 'imageKey' | 'imageBytes'>,
  { request, reply }: Exchange,
) {
  const etag = `"${basename(key, '.jpg')}"`
  const isForGood = isNamed(imageKey, request)
  reply
    .header('etag', etag)
    .header(
      'cache-control',
      isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    )
    // Another session in the same browser must revalidate.
    .header('vary', 'cookie')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const isSmall = imageBytes !== null && imageBytes <= smallBytes
  const content = isSmall ? storage.readWhole(key) : storage.read(key)
  const image = await content.catch((error: unknown) => {
    reply.removeHeader('etag').header('cache-control', 'no-store')
    throw error instanceof NotStoredError ? imageNotFound() : error
  })
  return reply.type(storedImageType).send(image)
}

/** Whether the URL names the image version, so that it never shows another. */
function isNamed(imageKey: string | null, request: FastifyRequest) {
  const { t, v } = request.query as z.output<typeof receiptUploads.image.query>
  return imageKey !== null && (t ?? v) === imageVersion(imageKey)
}

export function imageNotFound() {
  return new AppError('NOT_FOUND', 'Image not found')
}
