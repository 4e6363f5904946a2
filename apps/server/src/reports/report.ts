import type { Readable } from 'node:stream'
import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { ReceiptItem } from '@quittance/contract/receipts'

/** What stands where an image should be. */
export const missingImage = 'Image missing'

/** What the files of a finalized trip are made from; small, whatever the number of receipts. */
export type Report = {
  trip: { name: string; startDate: string; endDate: string; currency: Currency }
  traveller: { name: string; email: string }
  receiptCount: number
  /** Sums are in hundredths of their currency, made by the database. */
  totals: { currency: Currency; count: number; totalMinor: number }[]
  categories: { category: Category; currency: Currency; count: number; totalMinor: number }[]
  days: { date: string; currency: Currency; count: number; totalMinor: number }[]
  /** By date, then by entry, numbered from 1; read page by page, and anew at each call. */
  receipts(): AsyncIterable<ReportReceipt>
  /** In memory that belongs to the caller; rejects with NotStoredError where it is missing. */
  readImage(key: string, signal: AbortSignal): Promise<Buffer<ArrayBuffer>>
  hasImage(key: string): Promise<boolean>
  /** Told of each image that a file goes without. */
  onMissing(receiptId: number): void
}

export type ReportReceipt = {
  number: number
  id: number
  date: string
  vendor: string
  category: Category
  amountMinor: number
  currency: Currency
  notes: string | null
  items: ReceiptItem[] | null
  /** Null for a receipt entered by hand. */
  image: { key: string; bytes: number | null } | null
}

export type ReportFile = {
  /** `Berlin-Q3-expense-report.xlsx`. */
  name: string
  contentType: string
  /** Where it is known before the file is made: the zip's, when every image's size is stored. */
  bytes?: number
  /** Makes the file as it is read; destroying the stream stops the work. */
  open(): Readable
}
