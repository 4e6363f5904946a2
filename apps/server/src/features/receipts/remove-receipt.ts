import type { FastifyBaseLogger } from 'fastify'
import { deleteReceipt } from '#db/receipts.ts'
import { lockTripForReceipts } from '#db/trips.ts'
import { removeStored } from '#storage/remove-stored.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { keysOf } from './stored-images.ts'

/** The row first: an image without its row is harmless and swept later, the other way round is not. */
export async function removeReceipt(
  { db, storage, log }: Pick<ReceiptsDeps, 'db' | 'storage'> & { log: FastifyBaseLogger },
  userId: number,
  id: number,
) {
  const receipt = await db.transaction(async (tx) => {
    const { tripId } = await findOwnReceipt(tx, userId, id)
    requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    return requireReceipt(await deleteReceipt(tx, userId, id))
  })
  await removeStored({ db, storage, log }, keysOf(receipt))
}
