import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofFinalization } from './claims.ts'
import { createdAt } from './columns.ts'

/** Each recipient of a version has a link of their own, which names this row. */
export const claimRecipients = pgTable(
  'claim_recipients',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    finalizationId: ofFinalization,
    address: text().notNull(),
    /** As typed with the first answer. */
    name: text(),
    createdAt,
  },
  (t) => [uniqueIndex('claim_recipients_address').on(t.finalizationId, sql`lower(${t.address})`)],
)

/** Rows are only added; the latest decides the claim's state. */
export const claimAnswers = pgTable(
  'claim_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    finalizationId: ofFinalization,
    /** Null for a payment that the traveller marked. */
    recipientId: integer().references(() => claimRecipients.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['approved', 'sent-back', 'paid'] }).notNull(),
    name: text().notNull(),
    comment: text().notNull().default(''),
    /** Only for a payment. */
    paidOn: date({ mode: 'string' }),
    reference: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the confirm page, so that a second press of its button stores nothing. */
    once: text(),
  },
  (t) => [
    index('claim_answers_finalization').on(t.finalizationId),
    uniqueIndex('claim_answers_once').on(t.recipientId, t.once),
  ],
)

/** What finance asks about one receipt when it sends a claim back, and the traveller's reply. */
export const claimRemarks = pgTable(
  'claim_remarks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    answerId: integer()
      .notNull()
      .references(() => claimAnswers.id, { onDelete: 'cascade' }),
    /** The receipt may be deleted by now; null for the claim as a whole. */
    receiptId: integer(),
    comment: text().notNull(),
    reply: text(),
    repliedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('claim_remarks_answer').on(t.answerId),
    index('claim_remarks_receipt').on(t.receiptId),
  ],
)
