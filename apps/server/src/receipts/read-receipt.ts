import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { receiptUploads } from '@quittance/contract/receipts'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { readStoredPages } from '#documents/read-stored-pages.ts'
import { AppError } from '#http/app-error.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import type { Upload } from '#http/image-upload.ts'
import { appendRecord } from '#record/append-record.ts'
import { readAgainEntry, valuesRead } from '#record/receipt-entries.ts'
import { lockTripForReceipts } from '#trips/trips.queries.ts'
import { fetchPhoto, requirePhoto } from './fetch-photo.ts'
import { readOrEmpty, readQueued } from './queued-reading.ts'
import { nothingRead } from './reading/reader.ts'
import { readingContext } from './reading-context.ts'
import { lockReceipt, type ReceiptRow } from './receipts.queries.ts'
import type { ReadDeps } from './receipts-deps.ts'
import { storeUpload } from './stored-uploads.ts'
import { keepValuesRead } from './uploads.queries.ts'
import { imagesToStore } from './upright-image.ts'

type Fields = z.output<typeof receiptUploads.process.fields>

export async function readReceipt(
  deps: ReadDeps,
  userId: number,
  upload: Upload<Fields>,
  device: DeviceKind,
) {
  const { db } = deps
  const { fields, image, folder, signal } = upload
  if (!fields.receiptId) return readPhoto(deps, userId, upload)
  if (image) throw new AppError('VALIDATION', 'Please send an image or a receipt id, not both')
  const saved = await requirePhoto(db, userId, fields.receiptId)
  const context = await readingContext(db, userId, fields.tripId ?? saved.tripId)
  const job = { folder, signal, context }
  const read = await (saved.documentId
    ? readStoredPages(deps, userId, saved, job)
    : readStoredPhoto(deps, userId, saved.imageKey, job))
  await recordReading(db, saved, read, device)
  return { ...read, uploadId: null }
}

async function recordReading(
  db: Db,
  { userId, tripId, id }: Pick<ReceiptRow, 'userId' | 'tripId' | 'id'>,
  read: ExtractedReceipt,
  device: DeviceKind,
) {
  await db.transaction(async (tx) => {
    await lockTripForReceipts(tx, userId, tripId)
    const row = await lockReceipt(tx, userId, id)
    if (row) await appendRecord(tx, userId, [readAgainEntry(row, read, device)])
  })
}

type Job = {
  folder: string
  signal: AbortSignal
  context: Awaited<ReturnType<typeof readingContext>>
}

export async function readStoredPhoto(
  deps: ReadDeps,
  userId: number,
  imageKey: string,
  { folder, signal, context }: Job,
) {
  const read = async () => {
    const path = await fetchPhoto(deps, imageKey, folder)
    return deps.reader.read({ path }, context, { signal })
  }
  return readOrEmpty(deps, userId, () =>
    readQueued(deps, deps.turns.reading, { userId, signal }, read),
  )
}

/** Stores the photo while it is read. */
async function readPhoto(deps: ReadDeps, userId: number, upload: Upload<Fields>) {
  const { fields, image, signal } = upload
  const context = await readingContext(deps.db, userId, fields.tripId)
  if (!image) throw new AppError('VALIDATION', 'An image is required')
  let keeping: Promise<string | null> = Promise.resolve(null)

  async function read() {
    const images = await imagesToStore(upload, userId)
    if (!images) return nothingRead
    keeping = storeUpload(deps, userId, images)
    return deps.reader.read({ path: images.upright }, context, { signal })
  }
  // Wait even if the reading was cancelled: storing reads from a folder that is then removed.
  const reading = await readOrEmpty(deps, userId, () =>
    readQueued(deps, deps.turns.reading, { userId, signal }, read),
  ).finally(() => keeping)
  const uploadId = await keeping
  if (uploadId) await keepValuesRead(deps.db, userId, uploadId, valuesRead(reading))
  return { ...reading, uploadId }
}
