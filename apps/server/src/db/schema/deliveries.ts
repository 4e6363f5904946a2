import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofFinalization } from './claims.ts'
import { createdAt } from './columns.ts'

/** Each mail of a claim. Rows are only added; a pending one has its mail in the outbox. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    finalizationId: ofFinalization,
    recipient: text().notNull(),
    /** Whether the recipient may see the photos, so that a resend shows no more than before. */
    includesImages: boolean().notNull(),
    createdAt,
  },
  (t) => [index('deliveries_finalization').on(t.finalizationId)],
)

/** The latest row is the current status. */
export const deliveryOutcomes = pgTable(
  'delivery_outcomes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['delivered', 'failed', 'not-sent'] }).notNull(),
    /** What the mail server replied, or why it was not sent. */
    words: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('delivery_outcomes_delivery').on(t.deliveryId)],
)
