import { extractedReceipt } from '@quittance/contract/receipts'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { findTrip } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import type { Upload } from '#http/image-upload.ts'
import { nothingRead, type ReadingContext, type ReceiptReader } from '#reading/reader.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { asRemembered } from './as-remembered.ts'
import { uprightImage } from './upright-image.ts'

type Deps = { db: Db; reader: ReceiptReader; log: FastifyBaseLogger }

/** A failed reading never loses the photo: the form opens with empty fields. */
export async function readReceipt(
  { db, reader, log }: Deps,
  userId: number,
  upload: Upload<{ tripId?: number | undefined }>,
) {
  const { tripId } = upload.fields
  const context = tripId ? await contextOf(db, userId, tripId) : undefined
  if (!upload.image) throw new AppError('VALIDATION', 'An image is required')

  const path = await uprightImage(upload)
  if (!path) return nothingRead
  try {
    const reading = extractedReceipt.parse(await reader.read({ path }, context))
    return await asRemembered(db, userId, reading)
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
