import {
  isItemPrice,
  itemPriceRule,
  type ReceiptItem,
  type receiptFields,
} from '@quittance/contract/receipt'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTripForReceipts } from '#trips/trips.queries.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import { factColumns, receiptColumns } from './receipt-columns.ts'
import { updateReceipt } from './receipts.queries.ts'
import { renameVendor } from './vendor-memory.queries.ts'

/** Saving the form confirms its values, so none stays marked as low confidence. */
export async function editReceipt(
  db: Db,
  userId: number,
  id: number,
  fields: z.output<typeof receiptFields>,
) {
  const columns = receiptColumns(fields)
  return db.transaction(async (tx) => {
    const { tripId, vendor, imageKey, items } = await findOwnReceipt(tx, userId, id)
    const trip = requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    requirePrices(fields.items, items)
    if (imageKey) await renameVendor(tx, userId, vendor, fields)
    const changes = { ...columns, ...factColumns(fields, trip.currency), unconfirmed: [] }
    return requireReceipt(await updateReceipt(tx, userId, id, changes))
  })
}

/** An existing price stays, even if invalid: nobody must fix it to change something else. */
function requirePrices(
  items: readonly ReceiptItem[] | null | undefined,
  kept: readonly ReceiptItem[] | null,
) {
  const isFine = ({ price }: ReceiptItem) =>
    price === null || isItemPrice(price) || kept?.some((item) => item.price === price)
  if (items && !items.every(isFine)) throw new AppError('VALIDATION', itemPriceRule)
}
