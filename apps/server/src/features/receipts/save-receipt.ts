import { stat } from 'node:fs/promises'
import type { saveReceiptFields } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { insertReceipt } from '#db/receipts.ts'
import { findTrip, lockTripForReceipts } from '#db/trips.ts'
import { troubleOf } from '#db/trouble.ts'
import { takeUpload } from '#db/uploads.ts'
import { rememberVendor } from '#db/vendor-memory.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findSaved, requireNotDeleted } from './find-saved.ts'
import { findKept, uploadGone } from './kept-uploads.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import { factColumns, itemColumns, receiptColumns } from './receipt-columns.ts'
import { requireSpace, takeSpace } from './storage-quota.ts'
import { type ImageKeys, keysOf, newImageKeys, noImages, storeImages } from './stored-images.ts'
import { imagesToStore, isPlaceholder, lineFull } from './upright-image.ts'

type Fields = z.output<typeof saveReceiptFields>
type Deps = {
  db: Db
  storage: Storage
  storageLimit: number
  oneAtATime: OneAtATime
  log: FastifyBaseLogger
}
type Photo = ImageKeys & { imageBytes: number | null; uploadId?: string }
type NewRow = { fields: Fields; columns: ReturnType<typeof columnsOf>; photo: Photo }
type Add = (photo: Photo) => ReturnType<typeof addRow>

/** Under one `clientId` once, however often and wherever it is sent; the database's index has the last word. */
export async function saveReceipt(deps: Deps, userId: number, upload: Upload<Fields>) {
  const { db, oneAtATime } = deps
  const { clientId } = upload.fields
  const saveNew = async () => ({ ...(await saveAnew(deps, userId, upload)), isNew: true })
  if (!clientId) return saveNew()

  async function savedBefore() {
    const receipt = clientId && (await findSaved(db, userId, clientId))
    return receipt ? { receipt, space: undefined, isNew: false } : undefined
  }
  // Before anything is worked on, and also where trip or space would not allow it any more: it is saved.
  const saving = oneAtATime.run(userId, clientId, async () => {
    const before = await savedBefore()
    if (before) return before
    return saveNew().catch(async (error: unknown) => {
      // Another server may have been faster.
      const meanwhile = troubleOf(error) === 'unreachable' ? undefined : await savedBefore()
      if (meanwhile) return meanwhile
      throw error
    })
  })
  return saving.catch(lineFull)
}

async function saveAnew(deps: Deps, userId: number, upload: Upload<Fields>) {
  const { fields } = upload
  const columns = columnsOf(fields)
  // Checked again, with the trip locked, when the row is written; checked here to save the work.
  requireTrip(await findTrip(deps.db, userId, fields.tripId), 'change-receipts')
  const add = (photo: Photo) => addRow(deps, userId, { fields, columns, photo })
  if (!fields.uploadId) return saveWithFile(deps, userId, upload, add)
  try {
    return await saveKept(deps, userId, fields.uploadId, add)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'UPLOAD_GONE'
    const hasFile = upload.image !== undefined && !isPlaceholder(upload.image)
    if (isGone && hasFile) return saveWithFile(deps, userId, upload, add)
    throw error
  }
}

/** What was kept stays kept until the row is written. */
async function saveKept(deps: Deps, userId: number, uploadId: string, add: Add) {
  const kept = await findKept(deps, userId, uploadId)
  if (!kept) throw uploadGone()
  const { imageKey, thumbnailKey, imageBytes } = kept
  return add({ imageKey, thumbnailKey, imageBytes, uploadId })
}

/** The image first, then the row: a row without its image would be a visible fault. */
async function saveWithFile(deps: Deps, userId: number, upload: Upload<Fields>, add: Add) {
  const { db, storage, storageLimit } = deps
  if (upload.image && !isPlaceholder(upload.image)) await requireSpace(db, userId, storageLimit)
  const images = await imagesToStore(upload, userId)
  const imageBytes = images ? (await stat(images.upright)).size : null
  const keys = images ? newImageKeys(userId) : noImages
  try {
    if (images) await storeImages(storage, images, keys)
    return await add({ ...keys, imageBytes })
  } catch (error) {
    // Whether a commit went through that was never answered is not known: then the sweep decides.
    if (troubleOf(error) !== 'unreachable') await removeStored(deps, keysOf(keys))
    throw error
  }
}

async function addRow(deps: Deps, userId: number, { fields, columns, photo }: NewRow) {
  const { tripId, clientId, photoHash, readVendor } = fields
  const { uploadId, ...image } = photo
  // What was kept is counted already.
  const imageBytes = uploadId ? 0 : (image.imageBytes ?? 0)
  const size = { limitBytes: deps.storageLimit, imageBytes, uploadId }
  const { receipt, space } = await deps.db.transaction(async (tx) => {
    // The user before the trip, as everybody locks them.
    const taken = image.imageKey ? await takeSpace(tx, userId, size) : undefined
    if (uploadId && !(await takeUpload(tx, userId, uploadId))) throw uploadGone()
    const trip = requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    await rememberVendor(tx, userId, readVendor, fields)
    const row = await insertReceipt(tx, {
      userId,
      tripId,
      ...columns,
      ...factColumns(fields, trip.currency),
      ...image,
      clientId: clientId ?? null,
      photoHash: (image.imageKey && photoHash) ?? null,
    })
    if (!row) throw new Error('A receipt was saved under the same name meanwhile.')
    // Only now nothing under this name can come or go: it may have been saved and deleted since this one came.
    if (clientId) await requireNotDeleted(tx, userId, clientId)
    return { receipt: row, space: taken }
  })
  await removeStored(deps, space?.givenUp ?? [])
  return { receipt, space: space?.use }
}

function columnsOf({ metadata, unconfirmed, ...fields }: Fields) {
  return {
    ...receiptColumns(fields),
    items: itemColumns(metadata),
    unconfirmed: [...new Set(unconfirmed)],
  }
}
