import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { trips, users } from '#db/schema.ts'

const usageOf = prepared((db) =>
  db
    .select({ tripsUsed: count(), now: sql`clock_timestamp()`.mapWith(users.createdAt) })
    .from(trips)
    .where(eq(trips.userId, sql.placeholder('userId')))
    .prepare('usage'),
)

/** Counts all trips, including archived ones; `now` is the database's time. */
export async function readUsage(db: Db, userId: number) {
  const [usage] = await usageOf(db).execute({ userId })
  if (!usage) throw new Error('Counting trips returned no row.')
  return usage
}
