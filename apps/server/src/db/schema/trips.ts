import type { Category } from '@quittance/contract/categories'
import type { DocumentProblem } from '@quittance/contract/document-rules'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { ReceiptTax } from '@quittance/contract/receipt'
import type { ReceiptDetails } from '@quittance/contract/receipt-details'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, paidBy } from './columns.ts'
import { documents } from './documents.ts'
import { inboundMails } from './inbound.ts'

export const trips = pgTable(
  'trips',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser,
    name: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    currency: text().notNull().$type<Currency>(),
    purpose: text().notNull().default(''),
    project: text().notNull().default(''),
    /** The default for its receipts. */
    paidBy,
    status: text({ enum: ['active', 'inactive', 'finalized', 'archived'] }).notNull(),
    /** The status an archived trip returns to when restored. */
    statusBeforeArchive: text({ enum: ['active', 'inactive', 'finalized'] }),
    createdAt,
  },
  (t) => [
    uniqueIndex('trips_one_active_per_user').on(t.userId).where(sql`status = 'active'`),
    index('trips_user').on(t.userId, t.status, t.startDate),
    unique('trips_owner').on(t.id, t.userId),
    check('trips_status', sql`status in ('active', 'inactive', 'finalized', 'archived')`),
  ],
)

/** The document and its page range; all null for a photo. */
const pagesOfDocument = { documentId: uuid(), firstPage: integer(), lastPage: integer() }

const arePages = sql`(document_id is null) = (first_page is null) and (document_id is null) = (last_page is null) and first_page between 1 and last_page and last_page <= 30`

export const receipts = pgTable(
  'receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer().notNull(),
    userId: integer().notNull(),
    vendor: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Hundredths: 4.20 is 420; thousandths in currencies with three decimals. Negative for a refund. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    category: text().notNull(),
    notes: text(),
    paidBy,
    details: jsonb().$type<ReceiptDetails>(),
    items: jsonb().$type<{ name: string; quantity: number | null; price: string | null }[]>(),
    /** The card charge in minor units of the trip's currency; replaces the rate. */
    cardMinor: bigint({ mode: 'number' }),
    cardCurrency: text().$type<Currency>(),
    /** The printed amount, if the product does not support its currency. */
    printedMinor: bigint({ mode: 'number' }),
    printedCurrency: text(),
    tax: jsonb().$type<ReceiptTax>(),
    /** Null for a receipt entered by hand; the image of the first page for a document. */
    imageKey: text(),
    thumbnailKey: text(),
    /** Size of the image, so that a download can announce its length. */
    imageBytes: integer(),
    /** Low-confidence values that were saved unchanged. */
    unconfirmed: text().array().notNull().default([]).$type<ReadField[]>(),
    /** The client's own id: each is saved once. */
    clientId: uuid(),
    /** SHA-256 of the photo before upload. */
    photoHash: text(),
    ...pagesOfDocument,
    createdAt,
  },
  (t) => [
    foreignKey({
      name: 'receipts_document',
      columns: [t.documentId, t.userId],
      foreignColumns: [documents.id, documents.userId],
    }),
    index('receipts_document_pages').on(t.documentId),
    check('receipts_pages', arePages),
    foreignKey({
      name: 'receipts_trip',
      columns: [t.tripId, t.userId],
      foreignColumns: [trips.id, trips.userId],
    }).onDelete('cascade'),
    index('receipts_listing').on(t.tripId, t.date.desc(), t.id.desc()),
    index('receipts_day').on(t.userId, t.date),
    index('receipts_photo').on(t.userId, t.photoHash).where(sql`photo_hash is not null`),
    index('receipts_number')
      .on(t.userId, sql`lower(trim(details ->> 'number'))`)
      .where(sql`details is not null`),
    index('receipts_image').on(t.imageKey),
    index('receipts_thumbnail').on(t.thumbnailKey),
    unique('receipts_client').on(t.userId, t.clientId),
    check('receipts_amount', sql`abs(amount_minor) <= 999999999999`),
    check(
      'receipts_card',
      sql`(card_minor is null) = (card_currency is null) and abs(card_minor) <= 999999999999`,
    ),
    check('receipts_printed', sql`(printed_minor is null) = (printed_currency is null)`),
    check('receipts_photo_hash', sql`photo_hash ~ '^[0-9a-f]{64}$'`),
  ],
)

export const deletedReceipts = pgTable(
  'deleted_receipts',
  {
    userId: ofUser,
    clientId: uuid().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
)

export type GeneratedMark = 'c2pa' | 'xmp'

/** What the file itself says, as it was received. */
export type OriginalFile = {
  sha256: string
  bytes: number
  /** By its EXIF data, `2026-11-12 09:14`, in the camera's time zone. */
  takenAt?: string | undefined
  /** It is marked as made by a generator. */
  generated?: GeneratedMark | undefined
}

export type ValuesRead = Pick<
  ExtractedReceipt,
  'vendor' | 'date' | 'amount' | 'currency' | 'category' | 'confidence'
>

export type UploadOrigin = { original?: OriginalFile; read?: ValuesRead }

export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser,
    /** The image, for a document its first page; null for a mail part with a `problem`. */
    imageKey: text(),
    thumbnailKey: text(),
    imageBytes: integer(),
    ...pagesOfDocument,
    /** One day if a device has it too; longer if only the server does. */
    keptUntil: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '1 day'`),
    arrivalId: uuid().references(() => inboundMails.id, { onDelete: 'cascade' }),
    /** The sender's file name, and SHA-256 of the file as sent. */
    name: text(),
    photoHash: text(),
    reading: jsonb().$type<ExtractedReceipt>(),
    /** What the record of its receipt begins with. */
    origin: jsonb().$type<UploadOrigin>(),
    /** Why a part of a mail was refused; nothing of it is stored then. */
    problem: text().$type<DocumentProblem>(),
    createdAt,
  },
  (t) => [
    foreignKey({
      name: 'uploads_document',
      columns: [t.documentId, t.userId],
      foreignColumns: [documents.id, documents.userId],
    }),
    index('uploads_document_pages').on(t.documentId),
    index('uploads_arrival').on(t.arrivalId),
    index('uploads_kept').on(t.keptUntil),
    check('uploads_pages', arePages),
    check('uploads_photo_hash', sql`photo_hash ~ '^[0-9a-f]{64}$'`),
    check(
      'uploads_picture',
      sql`(image_key is null) = (problem is not null) and (image_key is null) = (thumbnail_key is null) and (image_key is null) = (image_bytes is null)`,
    ),
    index('uploads_user').on(t.userId),
    index('uploads_image').on(t.imageKey),
    index('uploads_thumbnail').on(t.thumbnailKey),
  ],
)

export const vendorMemory = pgTable(
  'vendor_memory',
  {
    userId: ofUser,
    /** Letters and digits of the name as read. */
    readAs: text().notNull(),
    vendor: text().notNull(),
    category: text().notNull().$type<Category>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.readAs] })],
)
