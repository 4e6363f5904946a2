import type { SecurityEventKind } from '@quittance/contract/sessions'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { securityEvents, users } from '#db/schema.ts'
import { deleteUnlocked } from '#db/take-rows.ts'

type SecurityEventRow = typeof securityEvents.$inferSelect

type NewEvent = {
  userId: number
  kind: SecurityEventKind
  /** Undefined for an administrator's action. */
  caller?: { address: string; device: string } | undefined
}

const oldest = sql`now() - interval '180 days'`

/** Runs in the transaction of the event, if there is one. */
export async function recordEvent(db: Db, { userId, kind, caller }: NewEvent) {
  await db.insert(securityEvents).values({ userId, kind, ...caller })
}

/** Newest first. */
export function listEvents(db: Db, userId: number, limit: number) {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), gt(securityEvents.at, oldest)))
    .orderBy(desc(securityEvents.id))
    .limit(limit)
}

/** `email` is null once the account is deleted. */
export type EventWithAddress = { event: SecurityEventRow; email: string | null }

/** Newest first, for one account, for addresses with this part, or for all. */
export function listAllEvents(
  db: Db,
  { userId, search, limit }: { userId?: number | undefined; search?: string; limit: number },
): Promise<EventWithAddress[]> {
  const isFound = search ? sql`strpos(lower(${users.email}), lower(${search})) > 0` : undefined
  const whose = userId === undefined ? isFound : eq(securityEvents.userId, userId)
  return db
    .select({ event: securityEvents, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(and(whose, gt(securityEvents.at, oldest)))
    .orderBy(desc(securityEvents.id))
    .limit(limit)
}

export async function deleteOldEvents(db: Db) {
  await deleteUnlocked(db, securityEvents, [securityEvents.id], lt(securityEvents.at, oldest))
}
