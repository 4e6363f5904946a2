import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { rateLimits } from './schema.ts'
import { deleteUnlocked } from './take-rows.ts'

/** In one statement, so that parallel attempts cannot bypass the limit. */
export async function countAttempt(db: Db, key: string, windowMinutes: number) {
  const resetsAt = sql`now() + make_interval(mins => ${windowMinutes})`
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
  if (!row) throw new Error('Counting an attempt returned no row.')
  return row
}

/** Counts a reading, however the receipt arrived. */
export async function countRead(db: Db, userId: number) {
  return countAttempt(db, `read:user:${userId}`, 60)
}

export async function forgetAttempts(db: Db, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteOldAttempts(db: Db) {
  await deleteUnlocked(db, rateLimits, [rateLimits.key], lt(rateLimits.resetsAt, sql`now()`))
}
