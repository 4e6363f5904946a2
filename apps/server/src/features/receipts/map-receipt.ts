import type { Category } from '@quittance/contract/categories'
import { type Currency, fromMinor } from '@quittance/contract/money'
import type { Receipt } from '@quittance/contract/receipts'
import type { ReceiptRow } from '#db/receipts.ts'
import { imageVersion } from './stored-images.ts'

export function mapReceipt(row: ReceiptRow): Receipt {
  const { id, tripId, vendor, date, amountMinor, currency, category, notes, items, imageKey } = row
  const { clientId, photoHash, cardMinor, printedMinor, printedCurrency, tax } = row
  return {
    id,
    tripId,
    vendor,
    date,
    amount: fromMinor(amountMinor),
    currency: currency as Currency,
    category: category as Category,
    notes,
    items,
    cardAmount: cardMinor === null ? null : fromMinor(cardMinor),
    printed:
      printedMinor === null || printedCurrency === null
        ? null
        : { currency: printedCurrency, amount: fromMinor(printedMinor) },
    tax,
    hasImage: imageKey !== null,
    imageVersion: imageKey && imageVersion(imageKey),
    clientId,
    photoHash,
  }
}
