import { extractedReceipt } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { findTrip } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { answerFullLine } from '#http/line-answer.ts'
import { refuseSlowly } from '#http/slow-refusal.ts'
import { nothingRead, type ReadingContext, type ReceiptReader } from '#reading/reader.ts'
import { requireTrip } from '#trips/require-trip.ts'
import type { Turns } from '#turns/turns.ts'
import { asRemembered } from './as-remembered.ts'
import { limitReads } from './may-read.ts'
import { uprightImage } from './upright-image.ts'

type Deps = {
  db: Db
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
export async function readReceipt(
  { db, reader, turns, readsPerHour, log }: Deps,
  userId: number,
  upload: Upload<{ tripId?: number | undefined }>,
) {
  const { fields, image, signal } = upload
  const context = fields.tripId ? await contextOf(db, userId, fields.tripId) : undefined
  if (!image) throw new AppError('VALIDATION', 'An image is required')

  /** All of it in turn: nothing is prepared, or counted, for what is then turned away. */
  async function read() {
    await limitReads(db, userId, readsPerHour)
    const path = await uprightImage(upload, userId)
    return path ? reader.read({ path }, context, { signal }) : nothingRead
  }
  try {
    const reading = await turns.run(userId, read, signal).catch(lineFull)
    return await asRemembered(db, userId, extractedReceipt.parse(reading))
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err }, 'reading a receipt failed')
    return nothingRead
  }
}

async function contextOf(db: Db, userId: number, tripId: number): Promise<ReadingContext> {
  const trip = requireTrip(await findTrip(db, userId, tripId))
  return { startDate: trip.startDate, endDate: trip.endDate, currency: trip.currency }
}
