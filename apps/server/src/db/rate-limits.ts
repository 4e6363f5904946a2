import { eq, lt, sql } from 'drizzle-orm'
import { counterOf } from './attempt-counter.ts'
import type { Db } from './connect.ts'
import { rateLimits } from './schema.ts'
import { deleteUnlocked } from './take-rows.ts'

export function countAttempt(db: Db, key: string, windowMinutes: number) {
  return counterOf(db).count(key, windowMinutes)
}

export async function countRead(db: Db, userId: number) {
  return countAttempt(db, `read:user:${userId}`, 60)
}

export async function forgetAttempts(db: Db, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
  counterOf(db).forget(key)
}

export async function deleteOldAttempts(db: Db) {
  await deleteUnlocked(db, rateLimits, [rateLimits.key], lt(rateLimits.resetsAt, sql`now()`))
}
