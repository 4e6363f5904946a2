import { createHash, randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Both null for a receipt entered by hand. */
export type ImageKeys = { imageKey: string | null; thumbnailKey: string | null }

export const noImages: ImageKeys = { imageKey: null, thumbnailKey: null }

export const storedImageType = 'image/jpeg'

export function newImageKeys(userId: number) {
  const name = `${userId}/${randomUUID()}`
  return { imageKey: `${name}.jpg`, thumbnailKey: `${name}-thumbnail.jpg` }
}

export async function storeImages(
  storage: Storage,
  { upright, thumbnail }: { upright: string; thumbnail: string },
  { imageKey, thumbnailKey }: ImageKeys,
) {
  if (imageKey) await storage.put(imageKey, { path: upright }, storedImageType)
  if (thumbnailKey) await storage.put(thumbnailKey, { path: thumbnail }, storedImageType)
}

/** A public name: keys are never reused, so it always means one image. */
export function imageVersion(imageKey: string) {
  return createHash('sha256').update(imageKey).digest('base64url').slice(0, 16)
}

export function keysOf({ imageKey, thumbnailKey }: ImageKeys): string[] {
  return [imageKey, thumbnailKey].filter((key) => key !== null)
}
