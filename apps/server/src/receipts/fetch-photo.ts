import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { findOwnReceipt } from './find-own-receipt.ts'

export async function requirePhoto(db: Db, userId: number, receiptId: number) {
  const { imageKey, ...receipt } = await findOwnReceipt(db, userId, receiptId)
  if (imageKey) return { ...receipt, imageKey }
  throw new AppError('MANUAL_RECEIPT', 'This receipt was entered by hand and has no photo to read.')
}

export async function fetchPhoto(
  { storage, log }: { storage: Storage; log: FastifyBaseLogger },
  imageKey: string,
  folder: string,
) {
  const path = join(folder, 'stored.jpg')
  try {
    await pipeline(await storage.read(imageKey), createWriteStream(path, { mode: 0o600 }))
  } catch (err) {
    log.error({ err }, 'fetching the photo of a receipt failed')
    if (err instanceof NotStoredError) {
      throw new AppError('IMAGE_MISSING', 'The photo of this receipt cannot be found.')
    }
    throw new AppError('UNAVAILABLE', 'The photo cannot be loaded right now. Please try again.', {
      retryAfterSeconds: 30,
    })
  }
  if ((await stat(path)).size > 0) return path
  throw new AppError('IMAGE_EMPTY', 'The stored photo of this receipt is empty.')
}
