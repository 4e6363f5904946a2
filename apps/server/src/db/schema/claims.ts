import type { Category } from '@quittance/contract/categories'
import type { DocumentKind, EnclosureType } from '@quittance/contract/document-rules'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
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
import { createdAt } from './columns.ts'
import { trips } from './trips.ts'

/** `sha256` is absent if the file was missing, or the store unreachable, when the claim was sent. */
export type SentFile = { key: string; bytes: number | null; sha256?: string }

export type SentEnclosure = SentFile & { name: string; type: EnclosureType }

export type SentDocument = {
  id: string
  kind: DocumentKind
  /** As its sender called it. */
  name: string
  /** Null where some of its pages belong to no receipt of this trip: the recipient is not to see those. */
  original: SentFile | null
  /** What came inside of an e-invoice; goes with the original. */
  enclosures: SentEnclosure[]
  /** The pictures of the receipt's own pages. */
  pages: SentFile[]
}

/** `image` is null for a receipt entered by hand; of a document it is the first page. */
export type SentFiles = { image: SentFile | null; document: SentDocument | null }

/** One version of a claim. Nothing in it changes after it was sent, whatever becomes of its trip. */
export const finalizations = pgTable(
  'finalizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    createdAt,
    /** Trip and traveller as they were then; null only until `completeClaim` has seen an old version. */
    currency: text().$type<Currency>(),
    tripName: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    travellerName: text(),
    travellerEmail: text(),
    /** Whom the claim was sent to. */
    sentTo: text(),
    /** How often the page of the claim was opened, and when first and last; nothing is kept of by whom. */
    openings: integer().notNull().default(0),
    firstOpenedAt: timestamp({ withTimezone: true }),
    lastOpenedAt: timestamp({ withTimezone: true }),
    /** How long the files were when they were last made; for those whose length nobody knows before. */
    fileBytes: jsonb().notNull().default({}).$type<Partial<Record<ReportKind, number>>>(),
    /** When the trip was opened again. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('finalizations_trip').on(t.tripId),
    uniqueIndex('finalizations_one_live_per_trip').on(t.tripId).where(sql`revoked_at is null`),
  ],
)

/** The claim as it was sent, line by line, with the rates it was counted by; it stays when the trip is opened again. */
export const claimLines = pgTable(
  'claim_lines',
  {
    finalizationId: integer()
      .notNull()
      .references(() => finalizations.id, { onDelete: 'cascade' }),
    /** The receipt may be gone by now. */
    receiptId: integer().notNull(),
    vendor: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull().$type<Currency>(),
    category: text().notNull().$type<Category>(),
    notes: text(),
    items: jsonb().$type<ReceiptItem[]>(),
    tax: jsonb().$type<ReceiptTax>(),
    printedMinor: bigint({ mode: 'number' }),
    printedCurrency: text(),
    unconfirmed: text().array().$type<ReadField[]>(),
    /** Null where a version is so old that this and the five before it were not kept. */
    files: jsonb().$type<SentFiles>(),
    cardMinor: integer(),
    /** How much of the trip's currency is one of the receipt's; null for its own, for a card's amount, and where none is known. */
    rate: numeric(),
    rateDay: date({ mode: 'string' }),
    /** In hundredths of the trip's currency; null where no rate is known. */
    convertedMinor: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.finalizationId, t.receiptId] })],
)

/** How much of each currency was one euro on a day, as the European Central Bank has it: decimal text by code. */
export const exchangeRates = pgTable('exchange_rates', {
  day: date({ mode: 'string' }).primaryKey(),
  rates: jsonb().notNull().$type<Record<string, string>>(),
})
