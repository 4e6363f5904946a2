import { documentKinds, type EnclosureType } from '@quittance/contract/document-rules'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt } from './columns.ts'

/** A file enclosed in an e-invoice; its pages are the last ones of the document. */
export type StoredEnclosure = {
  key: string
  /** The sender's file name; never a path. */
  name: string
  type: EnclosureType
  bytes: number
  sha256: string
  pages: [first: number, last: number] | null
  /** The e-invoice that the values come from, received beside the PDF. */
  isInvoice?: true
}

/** Files as sent, stored byte for byte. Rows never change. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser,
    kind: text({ enum: documentKinds }).notNull(),
    /** The sender's file name; never a path. */
    name: text().notNull(),
    originalKey: text().notNull(),
    originalBytes: integer().notNull(),
    sha256: text().notNull(),
    pageCount: integer().notNull(),
    enclosures: jsonb().$type<StoredEnclosure[]>().notNull().default([]),
    /** Original, enclosures and page images: what counts towards the owner's quota. */
    storedBytes: integer().notNull(),
    readFrom: text({ enum: ['e-invoice', 'text', 'picture', 'none'] }),
    createdAt,
  },
  (t) => [
    index('documents_user').on(t.userId),
    index('documents_original').on(t.originalKey),
    index('documents_enclosures').using('gin', t.enclosures.op('jsonb_path_ops')),
    unique('documents_owner').on(t.id, t.userId),
    check('documents_kind', sql`kind in ('pdf', 'heic', 'tiff', 'xml', 'mail')`),
    check('documents_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`),
    check('documents_page_count', sql`page_count between 1 and 30`),
    check('documents_read_from', sql`read_from in ('e-invoice', 'text', 'picture', 'none')`),
  ],
)

export const documentPages = pgTable(
  'document_pages',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    imageKey: text().notNull(),
    imageBytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.number] }),
    index('document_pages_image').on(t.imageKey),
    check('document_pages_number', sql`number between 1 and 30`),
  ],
)
