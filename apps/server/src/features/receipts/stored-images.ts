import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Storage } from '#storage/storage.ts'

/** Both null for a receipt entered by hand. */
export type ImageKeys = { imageKey: string | null; thumbnailKey: string | null }

export const noImages: ImageKeys = { imageKey: null, thumbnailKey: null }

export const storedImageType = 'image/jpeg'

export function newImageKeys(userId: number) {
  const name = `${userId}/${randomUUID()}`
  return { imageKey: `${name}.jpg`, thumbnailKey: `${name}-thumbnail.jpg` }
}

/** A name for the outside: nothing is ever stored twice under one key, so it always means one picture. */
export function imageVersion(imageKey: string) {
  return createHash('sha256').update(imageKey).digest('base64url').slice(0, 16)
}

/** What cannot be removed now is found by the orphan sweep; the caller's work is done either way. */
export async function removeImages(
  storage: Storage,
  { imageKey, thumbnailKey }: ImageKeys,
  log: FastifyBaseLogger,
) {
  for (const key of [imageKey, thumbnailKey]) {
    if (!key) continue
    await storage
      .remove(key)
      .catch((err: unknown) =>
        log.warn({ err }, 'an image could not be removed; left to the sweep'),
      )
  }
}
