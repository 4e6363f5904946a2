import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { finalizations } from './claims.ts'
import { createdAt } from './columns.ts'

/** Hashes of what happened to a receipt or claim. A trigger refuses every change and deletion. */
export const recordEntries = pgTable(
  'record_entries',
  {
    /** `receipt:12` or `claim:5`, by the id of the receipt or trip. */
    subject: text().notNull(),
    seq: integer().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.seq] })],
)

/** The entries themselves, in canonical JSON. Deleted only with their user's account. */
export const recordContents = pgTable(
  'record_contents',
  {
    subject: text().notNull(),
    seq: integer().notNull(),
    userId: ofUser,
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.seq] }), index('record_contents_user').on(t.userId)],
)

/** Ed25519 keys that sign claims. The newest signs; the earlier ones still verify. */
export const sealKeys = pgTable('seal_keys', {
  /** SHA-256 of the public key. */
  id: text().primaryKey(),
  publicKey: text().notNull(),
  /** Sealed with the session secret; null once the key is retired. */
  privateKey: text(),
  createdAt,
  retiredAt: timestamp({ withTimezone: true }),
})

export const claimSeals = pgTable('claim_seals', {
  finalizationId: integer()
    .primaryKey()
    .references(() => finalizations.id, { onDelete: 'cascade' }),
  keyId: text()
    .notNull()
    .references(() => sealKeys.id),
  payload: text().notNull(),
  signature: text().notNull(),
})
