import type { Readable } from 'node:stream'
import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import type { Payer, ReceiptDetails } from '@quittance/contract/receipt-details'
import type { SealedRecord } from '@quittance/record/sealed-record'
import type { ReceiptOrigin, SentDocument, SentFile } from '#db/schema/claims.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import type { Sum } from '#receipts/receipt-sums.queries.ts'
import type { SentConverted } from './sent-sums.ts'
import type { TaxGroup } from './tax-sums.ts'

/** Shown in place of a missing image. */
export const missingImage = 'Image missing'

/** The data for the files of a sent claim; small, however many receipts there are. */
export type Report = {
  trip: {
    name: string
    startDate: string
    endDate: string
    currency: Currency
    /** Empty if not given. */
    purpose: string
    /** A cost centre or project; empty if not given. */
    project: string
  }
  traveller: { name: string; email: string }
  /** `EXP-17`, of a later version `EXP-17-2`: the same whenever a file is made. */
  reference: string
  /** How many times the trip was finalized; the first is 1. */
  version: number
  issuedAt: Date
  /** The recipient; null if unknown. */
  sentTo: string | null
  receiptCount: number
  /** Sums are in minor units of their currency, computed by the database. */
  totals: Sum[]
  categories: ({ category: Category } & Sum)[]
  days: ({ date: string } & Sum)[]
  /** The same in the trip's currency: in total, by category, by day and by method of conversion. */
  converted: SentConverted
  /** Net, tax and gross by country, rate and currency, read when needed. */
  taxes(): Promise<Map<string, TaxGroup>>
  /** By date, then by entry, numbered from 1; each call reads again, page by page. */
  receipts(skipped?: number): AsyncIterable<ReportReceipt>
  /** Returns a buffer the caller owns; rejects with NotStoredError if it is missing. */
  readImage(key: string, signal: AbortSignal): Promise<Buffer<ArrayBuffer>>
  hasImage(key: string): Promise<boolean>
  /** For the zip: the record and the page that verifies it; undefined if the claim is not sealed. */
  record(): Promise<ZipRecord | undefined>
  /** Called for each image left out of a file. */
  onMissing(receiptId: number): void
}

export type ZipRecord = { sealed: Omit<SealedRecord, 'tools'>; page: Buffer }

export type ReportReceipt = {
  number: number
  id: number
  date: string
  vendor: string
  category: Category
  amountMinor: number
  currency: Currency
  notes: string | null
  paidBy: Payer
  details: ReceiptDetails | null
  items: ReceiptItem[] | null
  tax: ReceiptTax | null
  /** The printed currency and amount, if the product does not support that currency. */
  printed: { currency: string; amountMinor: number } | null
  /** How it was converted to the trip's currency; rate and day are set only if a rate was used. */
  by: ConvertedPart['by']
  rate: string | null
  rateDay: string | null
  convertedMinor: number | null
  /** Low-confidence values nobody confirmed. */
  unconfirmed: ReadField[]
  /** Null for a receipt entered by hand; the first page of a document. */
  image: SentFile | null
  /** The document it is, or is part of. */
  document: SentDocument | null
  /** Null if its record was not kept yet. */
  origin: ReceiptOrigin | null
}

export type ReportFile = {
  /** `Berlin-Q3-expense-report.xlsx`, of a later version `Berlin-Q3-expense-report-v2-2026-11-17.xlsx`. */
  name: string
  contentType: string
  /** If known in advance: for the zip, when every image's size is stored. */
  bytes?: number
  /** Generates the file while it is read; destroying the stream stops the work. */
  open(): Readable
}
