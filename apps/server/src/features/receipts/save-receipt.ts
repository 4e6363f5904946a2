import { stat } from 'node:fs/promises'
import type { saveReceiptFields } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { insertReceipt } from '#db/receipts.ts'
import { findTrip, lockTripForReceipts } from '#db/trips.ts'
import { troubleOf } from '#db/trouble.ts'
import { rememberVendor } from '#db/vendor-memory.ts'
import type { Upload } from '#http/image-upload.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { itemColumns, receiptColumns } from './receipt-columns.ts'
import { requireSpace, takeSpace } from './storage-quota.ts'
import { type ImageKeys, keysOf, newImageKeys, noImages, storedImageType } from './stored-images.ts'
import { imagesToStore, isPlaceholder } from './upright-image.ts'

type Fields = z.output<typeof saveReceiptFields>
type Deps = { db: Db; storage: Storage; storageLimit: number; log: FastifyBaseLogger }

/** The image first, then the row: a row without its image would be a visible fault. */
export async function saveReceipt(deps: Deps, userId: number, upload: Upload<Fields>) {
  const { db, storage, storageLimit } = deps
  const { tripId, metadata, unconfirmed, readVendor, ...fields } = upload.fields
  const columns = {
    ...receiptColumns(fields),
    items: itemColumns(metadata),
    unconfirmed: [...new Set(unconfirmed)],
  }
  // Checked again, with the trip locked, when the row is written; checked here to save the work.
  requireTrip(await findTrip(db, userId, tripId), 'change-receipts')
  if (upload.image && !isPlaceholder(upload.image)) await requireSpace(db, userId, storageLimit)

  const images = await imagesToStore(upload, userId)
  const imageBytes = images ? (await stat(images.upright)).size : null
  const size = { limitBytes: storageLimit, imageBytes: imageBytes ?? 0 }
  const keys = images ? newImageKeys(userId) : noImages
  try {
    if (images) await storeImages(storage, images, keys)
    return await db.transaction(async (tx) => {
      // The user before the trip, as everybody locks them.
      const space = images && (await takeSpace(tx, userId, size))
      requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
      await rememberVendor(tx, userId, readVendor, fields)
      const receipt = await insertReceipt(tx, { userId, tripId, ...columns, ...keys, imageBytes })
      return { receipt, space }
    })
  } catch (error) {
    // Whether a commit went through that was never answered is not known: then the sweep decides.
    if (troubleOf(error) !== 'unreachable') await removeStored(deps, keysOf(keys))
    throw error
  }
}

async function storeImages(
  storage: Storage,
  { upright, thumbnail }: { upright: string; thumbnail: string },
  { imageKey, thumbnailKey }: ImageKeys,
) {
  if (imageKey) await storage.put(imageKey, { path: upright }, storedImageType)
  if (thumbnailKey) await storage.put(thumbnailKey, { path: thumbnail }, storedImageType)
}
