import type { Category } from '@quittance/contract/categories'
import type { DocumentKind, EnclosureType } from '@quittance/contract/document-rules'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import type { ReceiptDetails } from '@quittance/contract/receipt-details'
import type { ReportKind } from '@quittance/contract/reports'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, paidBy } from './columns.ts'
import { trips } from './trips.ts'

/** `sha256` is absent if the file was missing or the store unreachable at that time. */
export type SentFile = { key: string; bytes: number | null; sha256?: string }

export type SentEnclosure = SentFile & { name: string; type: EnclosureType }

export type SentDocument = {
  id: string
  kind: DocumentKind
  name: string
  /** Null if some pages belong to no receipt of this trip: the recipient must not see those. */
  original: SentFile | null
  enclosures: SentEnclosure[]
  /** Images of the receipt's own pages. */
  pages: SentFile[]
}

/** `image` is null for a receipt entered by hand; for a document, it is the first page. */
export type SentFiles = { image: SentFile | null; document: SentDocument | null }

export type OriginSign =
  | 'generated-c2pa'
  | 'generated-xmp'
  | 'tax-sum'
  | 'vat-number'
  | 'photo-older-than-trip'

/** Where a receipt came from and what was changed since, when its claim was sent. */
export type ReceiptOrigin = {
  via: 'camera' | 'file' | 'document' | 'mail' | 'typed' | 'api' | 'earlier'
  /** When it was first seen; of an earlier receipt, since when its record is kept. */
  at: string
  /** Values that differ from those read, or entered at first. */
  changed: { field: string; before: string; after: string }[]
  isRead: boolean
  signs: OriginSign[]
}

/** One version of a claim. It never changes after it was sent, whatever happens to its trip. */
export const finalizations = pgTable(
  'finalizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    createdAt,
    /** As they were then; null only until `completeClaim` has processed an old version. */
    currency: text().$type<Currency>(),
    tripName: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    travellerName: text(),
    travellerEmail: text(),
    purpose: text().notNull().default(''),
    project: text().notNull().default(''),
    sentTo: text(),
    /** Number of views of the claim page, first and last; nothing is stored about the viewers. */
    openings: integer().notNull().default(0),
    firstOpenedAt: timestamp({ withTimezone: true }),
    lastOpenedAt: timestamp({ withTimezone: true }),
    /** Sizes of the files when last generated, for those that cannot be computed in advance. */
    fileBytes: jsonb().notNull().default({}).$type<Partial<Record<ReportKind, number>>>(),
    remindedAt: timestamp({ withTimezone: true }),
    /** When the trip was re-opened. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('finalizations_trip').on(t.tripId),
    index('finalizations_recipient').on(sql`lower(${t.sentTo})`).where(sql`revoked_at is null`),
    uniqueIndex('finalizations_one_live_per_trip').on(t.tripId).where(sql`revoked_at is null`),
  ],
)

/** Goes with its version of the claim. */
export const ofFinalization = integer()
  .notNull()
  .references(() => finalizations.id, { onDelete: 'cascade' })

/** The claim as sent, line by line, with the rates used; kept when the trip is re-opened. */
export const claimLines = pgTable(
  'claim_lines',
  {
    finalizationId: ofFinalization,
    /** The receipt may be deleted by now. */
    receiptId: integer().notNull(),
    vendor: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().$type<Currency>(),
    category: text().notNull().$type<Category>(),
    notes: text(),
    paidBy,
    details: jsonb().$type<ReceiptDetails>(),
    items: jsonb().$type<ReceiptItem[]>(),
    tax: jsonb().$type<ReceiptTax>(),
    printedMinor: bigint({ mode: 'number' }),
    printedCurrency: text(),
    unconfirmed: text().array().$type<ReadField[]>(),
    /** Null, like the five columns before it, for versions from before they were recorded. */
    files: jsonb().$type<SentFiles>(),
    /** From the receipt's record; null for versions from before it was kept. */
    origin: jsonb().$type<ReceiptOrigin>(),
    cardMinor: bigint({ mode: 'number' }),
    /** Units of the trip's currency per unit of the receipt's; null if no rate was used. */
    rate: numeric(),
    rateDay: date({ mode: 'string' }),
    /** In minor units of the trip's currency; null if no rate is known. */
    convertedMinor: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.finalizationId, t.receiptId] })],
)

/** A photo inside a kept file: `at` is its place among the bytes that are kept. */
export type KeptImage = { at: number; key: string; sha256: string }

/** A file of a version as it was first made; later downloads have the same bytes. */
export const claimFiles = pgTable(
  'claim_files',
  {
    finalizationId: ofFinalization,
    kind: text().notNull().$type<ReportKind>(),
    name: text().notNull(),
    /** Everything but the photos, which are stored already. */
    key: text().notNull(),
    /** Of the whole file. */
    bytes: bigint({ mode: 'number' }).notNull(),
    images: jsonb().notNull().$type<KeptImage[]>(),
  },
  (t) => [primaryKey({ columns: [t.finalizationId, t.kind] }), index('claim_files_key').on(t.key)],
)

/** Units of each currency per euro on a day, from the European Central Bank, by code. */
export const exchangeRates = pgTable('exchange_rates', {
  day: date({ mode: 'string' }).primaryKey(),
  rates: jsonb().notNull().$type<Record<string, string>>(),
})
