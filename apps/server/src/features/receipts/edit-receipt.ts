import type { receiptFields } from '@quittance/contract/receipts'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { updateReceipt } from '#db/receipts.ts'
import { renameVendor } from '#db/vendor-memory.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import { receiptColumns } from './receipt-columns.ts'
import { lockOpenTrip } from './require-open-trip.ts'

/** Whoever saved the form has looked at it: nothing in it is doubtful any more. */
export async function editReceipt(
  db: Db,
  userId: number,
  id: number,
  fields: z.output<typeof receiptFields>,
) {
  const columns = { ...receiptColumns(fields), unconfirmed: [] }
  return db.transaction(async (tx) => {
    const { tripId, vendor, imageKey } = await findOwnReceipt(tx, userId, id)
    await lockOpenTrip(tx, userId, tripId)
    if (imageKey) await renameVendor(tx, userId, vendor, fields)
    return requireReceipt(await updateReceipt(tx, userId, id, columns))
  })
}
