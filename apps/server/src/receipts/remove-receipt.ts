import type { FastifyBaseLogger } from 'fastify'
import { deleteUnnamedDocuments } from '#documents/documents.queries.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import { appendRecord } from '#record/append-record.ts'
import { deletedEntry } from '#record/receipt-entries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import { keysOf } from '#storage/stored-images.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTripForReceipts } from '#trips/trips.queries.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import { deleteReceipt } from './receipts.queries.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'

/** Row first: a file without a row is swept later, a row without its file is a visible fault. */
export async function removeReceipt(
  { db, storage, log }: Pick<ReceiptsDeps, 'db' | 'storage'> & { log: FastifyBaseLogger },
  userId: number,
  id: number,
  device: DeviceKind,
) {
  const keys = await db.transaction(async (tx) => {
    const { tripId } = await findOwnReceipt(tx, userId, id)
    requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    const deleted = requireReceipt(await deleteReceipt(tx, userId, id))
    await appendRecord(tx, userId, [deletedEntry(deleted, device)])
    const { documentId, thumbnailKey, imageKey } = deleted
    if (!documentId) return keysOf({ imageKey, thumbnailKey })
    // Page images belong to the document, which other receipts may share.
    const ofDocument = await deleteUnnamedDocuments(tx, [documentId])
    return [...keysOf({ imageKey: null, thumbnailKey }), ...ofDocument]
  })
  await removeStored({ db, storage, log }, keys)
}
