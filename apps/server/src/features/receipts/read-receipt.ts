import { extractedReceipt, type receiptUploads } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { findTrip } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { answerFullLine } from '#http/line-answer.ts'
import { refuseSlowly } from '#http/slow-refusal.ts'
import { nothingRead, type ReadingContext, type ReceiptReader } from '#reading/reader.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import type { Turns } from '#turns/turns.ts'
import { asRemembered } from './as-remembered.ts'
import { fetchPhoto, requirePhoto } from './fetch-photo.ts'
import { keepUpload } from './kept-uploads.ts'
import { limitReads } from './may-read.ts'
import { imagesToStore } from './upright-image.ts'

type Fields = z.output<typeof receiptUploads.process.fields>
type Deps = {
  db: Db
  storage: Storage
  storageLimit: number
  reader: ReceiptReader
  turns: Turns
  readsPerHour: number
  log: FastifyBaseLogger
}

const lineFull = answerFullLine({
  own: 'Several of your receipts are being read already. Please wait for one of them.',
  shared: 'Many receipts are being read right now. Please try again shortly.',
})

/** Before the photo is taken in: whoever has enough in line need not send it. */
export async function requirePlaceInLine(turns: Turns, userId: number) {
  await refuseSlowly(() => turns.requirePlace(userId)).catch(lineFull)
}

/** A failed reading never loses the photo: the form opens with empty fields. */
export async function readReceipt(deps: Deps, userId: number, upload: Upload<Fields>) {
  const { db, reader, turns, readsPerHour, log } = deps
  const { fields, image, folder, signal } = upload
  const saved = await savedPhoto(db, userId, upload)
  const tripId = fields.tripId ?? saved?.tripId
  const context = tripId ? await contextOf(db, userId, tripId) : undefined
  if (!image && !saved) throw new AppError('VALIDATION', 'An image is required')
  let keeping: Promise<string | null> = Promise.resolve(null)

  /** The path of the photo; a new one is kept while it is being read. */
  async function photoToRead() {
    if (saved) return fetchPhoto(deps, saved.imageKey, folder)
    const images = await imagesToStore(upload, userId)
    if (images) keeping = keepUpload(deps, userId, images)
    return images?.upright
  }

  /** All of it in turn: nothing is prepared, or counted, for what is then turned away. */
  async function read() {
    await limitReads(db, userId, readsPerHour)
    const path = await photoToRead()
    return path ? reader.read({ path }, context, { signal }) : nothingRead
  }

  async function readOrNothing() {
    try {
      const reading = await turns.run(userId, read, signal).catch(lineFull)
      return await asRemembered(db, userId, extractedReceipt.parse(reading))
    } catch (err) {
      if (err instanceof AppError) throw err
      log.error({ err }, 'reading a receipt failed')
      return nothingRead
    }
  }
  // Also a reading that was given up waits: what is being kept lies in a folder that goes with this call.
  const reading = await readOrNothing().finally(() => keeping)
  return { ...reading, uploadId: await keeping }
}

async function savedPhoto(db: Db, userId: number, { fields, image }: Upload<Fields>) {
  if (!fields.receiptId) return undefined
  if (image) throw new AppError('VALIDATION', 'Please send an image or name a receipt, not both')
  return requirePhoto(db, userId, fields.receiptId)
}

async function contextOf(db: Db, userId: number, tripId: number): Promise<ReadingContext> {
  const trip = requireTrip(await findTrip(db, userId, tripId))
  return { startDate: trip.startDate, endDate: trip.endDate, currency: trip.currency }
}
