import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { rateLimits } from '#db/schema.ts'

/** By their keys, the counts that still hold. */
export async function findCounts(db: Db, keys: string[]) {
  const secondsLeft = sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`
  const rows = await db
    .select({ key: rateLimits.key, count: rateLimits.count, secondsLeft })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, sql`now()`)))
  return new Map(rows.map((row) => [row.key, row]))
}

/** In one statement, so that parallel jobs are all counted. */
export async function addCount(db: Db, key: string, minutes: number, count: number) {
  const resetsAt = sql`now() + make_interval(mins => ${minutes})`
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  await db
    .insert(rateLimits)
    .values({ key, count, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 0 else ${rateLimits.count} end + excluded.count`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
}
