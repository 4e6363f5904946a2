import type { receiptFields } from '@quittance/contract/receipts'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { updateReceipt } from '#db/receipts.ts'
import { lockTripForReceipts } from '#db/trips.ts'
import { renameVendor } from '#db/vendor-memory.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import { factColumns, receiptColumns } from './receipt-columns.ts'

/** Whoever saved the form has looked at it: nothing in it is doubtful any more. */
export async function editReceipt(
  db: Db,
  userId: number,
  id: number,
  fields: z.output<typeof receiptFields>,
) {
  const columns = receiptColumns(fields)
  return db.transaction(async (tx) => {
    const { tripId, vendor, imageKey } = await findOwnReceipt(tx, userId, id)
    const trip = requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    if (imageKey) await renameVendor(tx, userId, vendor, fields)
    const changes = { ...columns, ...factColumns(fields, trip.currency), unconfirmed: [] }
    return requireReceipt(await updateReceipt(tx, userId, id, changes))
  })
}
