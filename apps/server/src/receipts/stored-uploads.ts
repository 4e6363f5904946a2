import { stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { outageOf } from '#db/outage.ts'
import { findDocument, listPages } from '#documents/documents.queries.ts'
import { AppError } from '#http/app-error.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { hasSpaceToKeep } from '#storage/storage-quota.ts'
import { keysOf, newImageKeys, storeImages } from '#storage/stored-images.ts'
import { findUpload, insertUpload } from './uploads.queries.ts'
import type { UprightImages } from './upright-image.ts'

type Deps = { db: Db; storage: Storage; storageLimit: number; log: FastifyBaseLogger }

/** Stores a photo for the save that may follow; if it cannot, the client sends it again. */
export async function storeUpload(
  deps: Deps,
  userId: number,
  images: UprightImages,
): Promise<string | null> {
  const keys = newImageKeys(userId)
  try {
    const id = await keep(deps, userId, images, keys)
    if (id === null) await removeStored(deps, keysOf(keys))
    return id
  } catch (err) {
    deps.log.error({ err }, 'storing an uploaded photo failed')
    // After a lost connection, the commit may have succeeded: leave the files to the sweep.
    if (outageOf(err) !== 'unreachable') await removeStored(deps, keysOf(keys))
    return null
  }
}

async function keep(
  { db, storage, storageLimit: limitBytes }: Deps,
  userId: number,
  images: UprightImages,
  keys: ReturnType<typeof newImageKeys>,
) {
  const imageBytes = (await stat(images.upright)).size
  const size = { limitBytes, imageBytes }
  // Checked again exactly when the row is written; checked here to save the work.
  if (!(await db.transaction((tx) => hasSpaceToKeep(tx, userId, size)))) return null
  await storeImages(storage, images, keys)
  return db.transaction(async (tx) => {
    if (!(await hasSpaceToKeep(tx, userId, size))) return null
    const origin = images.original && { original: images.original }
    return (await insertUpload(tx, { userId, ...keys, imageBytes, origin })).id
  })
}

/** Returns undefined if it is gone, or only its files are. */
export async function findStoredUpload({ db, storage }: Deps, userId: number, id: string) {
  const upload = await findUpload(db, userId, id)
  if (!upload) return undefined
  const { documentId } = upload
  const document = documentId && (await findDocument(db, userId, documentId))
  const pages = await listPages(db, upload)
  const keys = [...keysOf(upload), ...pages.map(({ imageKey }) => imageKey)]
  if (document) {
    keys.push(document.originalKey, ...document.enclosures.map(({ key }) => key))
  }
  const areStored = await Promise.all([...new Set(keys)].map((key) => storage.has(key)))
  return areStored.every(Boolean) ? upload : undefined
}

export function uploadGone() {
  return new AppError('UPLOAD_GONE', 'This photo has expired. Please send it again.')
}
