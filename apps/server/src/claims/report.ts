import type { Readable } from 'node:stream'
import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import type { SentDocument, SentFile } from '#db/schema/claims.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import type { SentConverted } from './sent-sums.ts'

/** What stands where an image should be. */
export const missingImage = 'Image missing'

/** What the files of a sent claim are made from; small, whatever the number of receipts. */
export type Report = {
  trip: { name: string; startDate: string; endDate: string; currency: Currency }
  traveller: { name: string; email: string }
  /** Counts how often the trip was finalized; the first is 1. */
  version: number
  issuedAt: Date
  /** Whom the claim was sent to; null where nobody remembers. */
  sentTo: string | null
  receiptCount: number
  /** Sums are in hundredths of their currency, made by the database. */
  totals: { currency: Currency; count: number; totalMinor: number }[]
  categories: { category: Category; currency: Currency; count: number; totalMinor: number }[]
  days: { date: string; currency: Currency; count: number; totalMinor: number }[]
  /** The same in the trip's currency: all of it, by category and by day, and by the way it was converted. */
  converted: SentConverted
  /** By date, then by entry, numbered from 1; read page by page, and anew at each call; without the first ones if asked. */
  receipts(skipped?: number): AsyncIterable<ReportReceipt>
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
  tax: ReceiptTax | null
  /** What stands on the paper where the product does not offer its currency. */
  printed: { currency: string; amountMinor: number } | null
  /** How it counts in the trip's currency; the rate and its day only where it counts by one. */
  by: ConvertedPart['by']
  rate: string | null
  rateDay: string | null
  convertedMinor: number | null
  /** What was hard to read and nobody confirmed. */
  unconfirmed: ReadField[]
  /** Null for a receipt entered by hand; of a document its first page. */
  image: SentFile | null
  /** The document that it is, or is some pages of. */
  document: SentDocument | null
}

export type ReportFile = {
  /** `Berlin-Q3-expense-report.xlsx`, of a later version `Berlin-Q3-expense-report-v2-2026-11-17.xlsx`. */
  name: string
  contentType: string
  /** Where it is known before the file is made: the zip's, when every image's size is stored. */
  bytes?: number
  /** Makes the file as it is read; destroying the stream stops the work. */
  open(): Readable
}
