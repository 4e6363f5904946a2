import { count, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { trips, users } from './schema.ts'

/** How many trips a user holds, archived ones counted; and the time by the one clock all servers share. */
export async function readUsage(db: Db, userId: number) {
  const [usage] = await db
    .select({ tripsUsed: count(), now: sql`clock_timestamp()`.mapWith(users.createdAt) })
    .from(trips)
    .where(eq(trips.userId, userId))
  if (!usage) throw new Error('Counting trips returned no row.')
  return usage
}
