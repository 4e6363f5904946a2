import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { withWorkFolder } from '#http/work-folder.ts'
import { fetchPhoto } from '#receipts/fetch-photo.ts'
import { prepareImage } from '#receipts/images/prepare-image.ts'
import { findReceiptOfClient, wasDeleted } from '#receipts/receipts.queries.ts'
import { uploadGone } from '#receipts/stored-uploads.ts'
import {
  findUpload,
  findUploads,
  insertUpload,
  keptUntilChecked,
  takeUpload,
  type UploadWithImage,
} from '#receipts/uploads.queries.ts'
import { queueFull } from '#receipts/upright-image.ts'
import { orRemove, removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { newImageKeys, storedImageType } from '#storage/stored-images.ts'
import { listPages, type PageRow } from './documents.queries.ts'

type Deps = { db: Db; storage: Storage; uploadFolder: string; log: FastifyBaseLogger }
type Span = [first: number, last: number]
type Part = { id: string; firstPage: number; lastPage: number; page: PageRow; thumbnailKey: string }

/** All parts or none; repeating the same split returns the same result. */
export async function splitUpload(deps: Deps, userId: number, id: string, spans: Span[]) {
  const upload = await findUpload(deps.db, userId, id)
  if (!upload) return requireSplitBefore(deps.db, userId, id, spans)
  requireAllPages(upload, spans)
  const parts = await planParts(deps.db, upload, spans)
  const keys = parts.map(({ thumbnailKey }) => thumbnailKey)
  try {
    await orRemove(deps, keys, async () => {
      for (const part of parts) await storeThumbnail(deps, userId, part)
      const before = await deps.db.transaction((tx) => writeParts(tx, upload, parts))
      await removeStored(deps, [before.thumbnailKey])
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'UPLOAD_GONE') {
      return requireSplitBefore(deps.db, userId, id, spans)
    }
    throw error
  }
  return parts.map((part) => ({ id: part.id, firstPage: part.firstPage, lastPage: part.lastPage }))
}

async function writeParts(tx: Db, upload: UploadWithImage, parts: Part[]) {
  const taken = await takeUpload(tx, upload.userId, upload.id)
  if (!taken) throw uploadGone()
  for (const { id, firstPage, lastPage, page, thumbnailKey } of parts) {
    await insertUpload(tx, {
      id,
      userId: taken.userId,
      imageKey: page.imageKey,
      imageBytes: page.imageBytes,
      thumbnailKey,
      documentId: taken.documentId,
      firstPage,
      lastPage,
      keptUntil: keptUntilChecked,
      arrivalId: taken.arrivalId,
      name: taken.name,
      photoHash: taken.photoHash,
    })
  }
  return taken
}

function requireAllPages({ documentId, firstPage, lastPage }: UploadWithImage, spans: Span[]) {
  if (!documentId) throw new AppError('VALIDATION', 'Only a document can be split')
  const isAll = spans[0]?.[0] === firstPage && spans.at(-1)?.[1] === lastPage
  if (!isAll)
    throw new AppError('VALIDATION', `Please split all pages, ${firstPage} to ${lastPage}`)
}

async function planParts(db: Db, upload: UploadWithImage, spans: Span[]): Promise<Part[]> {
  const pages = await listPages(db, upload)
  return spans.map(([firstPage, lastPage]) => {
    const page = pages.find(({ number }) => number === firstPage)
    if (!page) throw new Error('A document has all pages that an upload of it names.')
    const { thumbnailKey } = newImageKeys(upload.userId)
    return { id: partId(upload.id, [firstPage, lastPage]), firstPage, lastPage, page, thumbnailKey }
  })
}

async function storeThumbnail(deps: Deps, userId: number, { page, thumbnailKey }: Part) {
  const { storage, uploadFolder } = deps
  await withWorkFolder(uploadFolder, async (folder) => {
    const path = await fetchPhoto(deps, page.imageKey, folder)
    const made = { upright: join(folder, 'upright.jpg'), thumbnail: join(folder, 'thumbnail.jpg') }
    const requester = { userId, signal: new AbortController().signal }
    await prepareImage(requester, path, made).catch(queueFull)
    await storage.put(thumbnailKey, { path: made.thumbnail }, storedImageType)
  })
}

/** The first response may have been lost, and some parts may have been saved since. */
async function requireSplitBefore(db: Db, userId: number, id: string, spans: Span[]) {
  const ids = spans.map((span) => partId(id, span))
  const waiting = await findUploads(db, userId, ids)
  const wasSaved = async (part: string) =>
    (await findReceiptOfClient(db, userId, part)) ?? (await wasDeleted(db, userId, part))
  const isKnown = waiting.length > 0 || (await Promise.all(ids.map(wasSaved))).some(Boolean)
  if (!isKnown) throw uploadGone()
  return spans.map(([firstPage, lastPage], index) => ({
    id: ids[index] ?? '',
    firstPage,
    lastPage,
  }))
}

/** Deterministic: the same for the same pages of the same upload. */
function partId(id: string, [first, last]: Span) {
  const hex = createHash('sha256').update(`${id} ${first} ${last}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
