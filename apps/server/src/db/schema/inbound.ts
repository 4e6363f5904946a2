import type { MailRefusal } from '@quittance/contract/inbound'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** Received mails; one row per user and message, however often it arrives. */
export const inboundMails = pgTable(
  'arrivals',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser,
    /** SHA-256 of what identifies the message. */
    messageKey: text().notNull(),
    sender: text().notNull().default(''),
    subject: text().notNull().default(''),
    state: text({ enum: ['received', 'taken', 'refused'] }).notNull(),
    reason: text().$type<MailRefusal>(),
    /** The raw mail, stored until it is processed; for 30 days if it could not be opened. */
    rawKey: text(),
    rawBytes: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    tryAfter: timestamp({ withTimezone: true }).notNull().defaultNow(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('arrivals_once').on(t.userId, t.messageKey),
    index('arrivals_state').on(t.state, t.receivedAt),
    index('arrivals_raw').on(t.rawKey),
    check('arrivals_state_known', sql`state in ('received', 'taken', 'refused')`),
    check('arrivals_reason', sql`(state = 'refused') = (reason is not null)`),
    check('arrivals_message_key', sql`message_key ~ '^[0-9a-f]{64}$'`),
  ],
)

export const inboundAddresses = pgTable('inbound_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique('inbound_addresses_token'),
  takesOthers: boolean().notNull().default(false),
  createdAt,
})
