import type { FastifyBaseLogger } from 'fastify'
import { deleteReceipt } from '#db/receipts.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { lockOpenTrip } from './require-open-trip.ts'
import { removeImages } from './stored-images.ts'

/** The row first: an image without its row is harmless and swept later, the other way round is not. */
export async function removeReceipt(
  { db, storage, log }: Pick<ReceiptsDeps, 'db' | 'storage'> & { log: FastifyBaseLogger },
  userId: number,
  id: number,
) {
  const receipt = await db.transaction(async (tx) => {
    const { tripId } = await findOwnReceipt(tx, userId, id)
    await lockOpenTrip(tx, userId, tripId)
    return requireReceipt(await deleteReceipt(tx, userId, id))
  })
  await removeImages(storage, receipt, log)
}
