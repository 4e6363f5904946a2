import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { saveReceiptFields } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { insertReceipt } from '#db/receipts.ts'
import { findTrip, lockTripForReceipts } from '#db/trips.ts'
import { troubleOf } from '#db/trouble.ts'
import { rememberVendor } from '#db/vendor-memory.ts'
import type { Upload } from '#http/image-upload.ts'
import { prepareThumbnail } from '#images/prepare-image.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { itemColumns, receiptColumns } from './receipt-columns.ts'
import { type ImageKeys, keysOf, newImageKeys, noImages, storedImageType } from './stored-images.ts'
import { uprightImage } from './upright-image.ts'

type Fields = z.output<typeof saveReceiptFields>
type Deps = { db: Db; storage: Storage; log: FastifyBaseLogger }

/** The image first, then the row: a row without its image would be a visible fault. */
export async function saveReceipt(deps: Deps, userId: number, upload: Upload<Fields>) {
  const { db, storage } = deps
  const { tripId, metadata, unconfirmed, readVendor, ...fields } = upload.fields
  const columns = {
    ...receiptColumns(fields),
    items: itemColumns(metadata),
    unconfirmed: [...new Set(unconfirmed)],
  }
  // Checked again, with the trip locked, when the row is written; checked here to save the work.
  requireTrip(await findTrip(db, userId, tripId), 'change-receipts')

  const image = await uprightImage(upload)
  const imageBytes = image ? (await stat(image)).size : null
  const keys = image ? newImageKeys(userId) : noImages
  try {
    if (image) await storeImages(storage, image, keys, upload.folder)
    return await db.transaction(async (tx) => {
      requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
      await rememberVendor(tx, userId, readVendor, fields)
      return insertReceipt(tx, { userId, tripId, ...columns, ...keys, imageBytes })
    })
  } catch (error) {
    // Whether a commit went through that was never answered is not known: then the sweep decides.
    if (troubleOf(error) !== 'unreachable') await removeStored(deps, keysOf(keys))
    throw error
  }
}

async function storeImages(storage: Storage, image: string, keys: ImageKeys, folder: string) {
  const thumbnail = join(folder, 'thumbnail.jpg')
  await prepareThumbnail(image, thumbnail)
  if (keys.imageKey) await storage.put(keys.imageKey, { path: image }, storedImageType)
  if (keys.thumbnailKey) await storage.put(keys.thumbnailKey, { path: thumbnail }, storedImageType)
}
