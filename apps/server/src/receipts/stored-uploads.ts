import { stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { findDocument, listPages } from '#documents/documents.queries.ts'
import { AppError } from '#http/app-error.ts'
import { orRemove, removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { hasSpaceToKeep } from '#storage/storage-quota.ts'
import { keysOf, newImageKeys, storeImages } from '#storage/stored-images.ts'
import { findUpload, insertUpload } from './uploads.queries.ts'
import type { UprightImages } from './upright-image.ts'

type Deps = { db: Db; storage: Storage; storageLimit: number; log: FastifyBaseLogger }

type ToKeep = {
  keys: string[]
  sizeOf: () => Promise<number>
  store: () => Promise<void>
  insert: (tx: Db) => Promise<{ id: string }>
  /** For the log. */
  failure: string
}

/** For the save that may follow; null if it cannot be kept: the client then sends it again. */
export async function keepUpload(deps: Deps, userId: number, upload: ToKeep) {
  const { db, storageLimit: limitBytes, log } = deps
  const { keys, sizeOf, store, insert, failure } = upload
  try {
    return await orRemove(deps, keys, async () => {
      const size = { limitBytes, imageBytes: await sizeOf() }
      const hasSpace = (tx: Db) => hasSpaceToKeep(tx, userId, size)
      // Checked again exactly when the rows are written; checked here to save the work.
      if (!(await db.transaction(hasSpace))) return null
      await store()
      const kept = await db.transaction(async (tx) => ((await hasSpace(tx)) ? insert(tx) : null))
      if (!kept) await removeStored(deps, keys)
      return kept?.id ?? null
    })
  } catch (err) {
    log.error({ err }, failure)
    return null
  }
}

export async function storeUpload(deps: Deps, userId: number, images: UprightImages) {
  const keys = newImageKeys(userId)
  const sizeOf = async () => (await stat(images.upright)).size
  const origin = images.original && { original: images.original }
  return keepUpload(deps, userId, {
    keys: keysOf(keys),
    sizeOf,
    store: () => storeImages(deps.storage, images, keys),
    insert: async (tx) => insertUpload(tx, { userId, ...keys, imageBytes: await sizeOf(), origin }),
    failure: 'storing an uploaded photo failed',
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
