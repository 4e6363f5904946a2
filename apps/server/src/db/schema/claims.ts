import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { trips } from './trips.ts'

export const finalizations = pgTable(
  'finalizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    createdAt,
    /** When the trip was opened again. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('finalizations_trip').on(t.tripId),
    uniqueIndex('finalizations_one_live_per_trip').on(t.tripId).where(sql`revoked_at is null`),
  ],
)
