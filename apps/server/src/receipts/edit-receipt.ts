import { isDeepStrictEqual } from 'node:util'
import {
  isItemPrice,
  isTaxLine,
  itemPriceRule,
  type ReceiptItem,
  type ReceiptTax,
  type receiptFields,
  type TaxLine,
  taxLineRule,
} from '@quittance/contract/receipt'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { deleteUnnamedDocuments } from '#documents/documents.queries.ts'
import { AppError } from '#http/app-error.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import { appendRecord } from '#record/append-record.ts'
import { changedEntry, deletedEntry } from '#record/receipt-entries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import { keysOf } from '#storage/stored-images.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTripForReceipts } from '#trips/trips.queries.ts'
import { findOwnReceipt, requireReceipt } from './find-own-receipt.ts'
import type { PhotoComparer } from './photo-comparer.ts'
import { markUncompared } from './prints.queries.ts'
import { factColumns, receiptColumns } from './receipt-columns.ts'
import { deleteReceipt, lockReceipt, updateReceipt } from './receipts.queries.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { renameVendor } from './vendor-memory.queries.ts'

type Fields = z.output<typeof receiptFields>

/** Saving the form confirms its values, so none stays marked as low confidence. */
export async function editReceipt(
  { db, comparer }: { db: Db; comparer: PhotoComparer },
  userId: number,
  id: number,
  fields: Fields,
  device: DeviceKind,
) {
  const columns = receiptColumns(fields)
  const receipt = await db.transaction(async (tx) => {
    const { tripId } = await findOwnReceipt(tx, userId, id)
    const trip = requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    const before = requireReceipt(await lockReceipt(tx, userId, id))
    const { vendor, imageKey, items, tax } = before
    requirePrices(fields, items)
    requireTaxLines(fields.tax, tax)
    if (imageKey) await renameVendor(tx, userId, vendor, fields)
    const changes = { ...columns, ...factColumns(fields, trip.currency), unconfirmed: [] }
    const edited = requireReceipt(await updateReceipt(tx, userId, id, changes))
    await markUncompared(tx, id)
    const change = changedEntry(before, edited, device)
    if (change) await appendRecord(tx, userId, [change])
    return edited
  })
  comparer.compareLater(receipt)
  return receipt
}

/** An existing price stays, even if invalid: nobody must fix it to change something else. */
function requirePrices(
  { items, currency }: Pick<Fields, 'items' | 'currency'>,
  kept: readonly ReceiptItem[] | null,
) {
  const isFine = ({ price }: ReceiptItem) =>
    price === null || isItemPrice(price, currency) || kept?.some((item) => item.price === price)
  if (items && !items.every(isFine)) throw new AppError('VALIDATION', itemPriceRule)
}

function requireTaxLines(tax: ReceiptTax | null | undefined, kept: ReceiptTax | null) {
  const isFine = (line: TaxLine) =>
    isTaxLine(line) || kept?.lines.some((other) => isDeepStrictEqual(other, line))
  if (tax && !tax.lines.every(isFine)) throw new AppError('VALIDATION', taxLineRule)
}

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
