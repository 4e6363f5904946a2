import type { Category } from '@quittance/contract/categories'
import { type Currency, fromMinor } from '@quittance/contract/money'
import type { Receipt, StoredDocument } from '@quittance/contract/receipt'
import type { Db } from '#db/connect.ts'
import { documentsOf } from '#documents/describe-document.ts'
import { imageVersion } from '#storage/stored-images.ts'
import type { ReceiptRow } from './receipts.queries.ts'

export async function mapReceipts(db: Db, rows: ReceiptRow[]): Promise<Receipt[]> {
  const documentOf = await documentsOf(db, rows)
  return rows.map((row) => mapRow(row, documentOf(row)))
}

export async function mapReceipt(db: Db, row: ReceiptRow): Promise<Receipt> {
  const documentOf = await documentsOf(db, [row])
  return mapRow(row, documentOf(row))
}

function mapRow(row: ReceiptRow, document: StoredDocument | null): Receipt {
  const { id, tripId, vendor, date, amountMinor, currency, category, notes, items, imageKey } = row
  const { clientId, photoHash, cardMinor, printedMinor, printedCurrency, tax } = row
  return {
    id,
    tripId,
    vendor,
    date,
    amount: fromMinor(amountMinor, currency),
    currency: currency as Currency,
    category: category as Category,
    notes,
    items,
    cardAmount: cardMinor === null ? null : fromMinor(cardMinor, row.cardCurrency ?? currency),
    printed:
      printedMinor === null || printedCurrency === null
        ? null
        : { currency: printedCurrency, amount: fromMinor(printedMinor, printedCurrency) },
    tax,
    paidBy: row.paidBy,
    details: row.details,
    hasImage: imageKey !== null,
    imageVersion: imageKey && imageVersion(imageKey),
    clientId,
    photoHash,
    document,
  }
}
