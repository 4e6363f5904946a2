import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import { sessions, users } from './schema.ts'
import { deleteUnlocked } from './take-rows.ts'
import { createToken, hashToken } from './tokens.ts'

export type SessionUser = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

export const sessionDays = 30
const maxDays = 90

/** Thirty days after the last use, but at most ninety after sign-in. */
const freshExpiry = sql`least(now() + make_interval(days => ${sessionDays}), ${sessions.createdAt} + make_interval(days => ${maxDays}))`

const sessionUser = prepared((db) =>
  db
    .select({
      user: users,
      sessionId: sessions.id,
      isAging: sql<boolean>`${sessions.expiresAt} < ${freshExpiry} - interval '1 day'`,
      isLongUnseen: sql<boolean>`${sessions.lastUsedAt} < now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)),
    )
    .prepare('user_of_session'),
)

type Caller = { address: string; device: string }

export async function createSession(
  db: Db,
  userId: number,
  caller: Caller,
  isSecondStepDone = false,
) {
  const token = createToken()
  const expiresAt = sql`now() + make_interval(days => ${sessionDays})`
  const secondStepAt = isSecondStepDone ? sql`now()` : null
  const tokenHash = hashToken(token)
  await db.insert(sessions).values({ tokenHash, userId, ...caller, expiresAt, secondStepAt })
  return token
}

/** Writes at most every ten minutes, and extends at most once a day. */
export async function findSessionUser(db: Db, token: string) {
  const tokenHash = hashToken(token)
  const [found] = await sessionUser(db).execute({ tokenHash })
  if (!found) return null
  const { user, sessionId, isAging, isLongUnseen } = found
  if (isAging || isLongUnseen) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()`, ...(isAging && { expiresAt: freshExpiry }) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return { user, sessionId, wasExtended: isAging }
}

export async function hasRecentSecondStep(db: Db, id: string | null) {
  if (!id) return false
  const isRecent = gt(sessions.secondStepAt, sql`now() - interval '10 minutes'`)
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isRecent))
  return found.length > 0
}

export async function recordSecondStep(db: Db, id: string | null) {
  if (!id) return
  await db.update(sessions).set({ secondStepAt: sql`now()` }).where(eq(sessions.id, id))
}

export function listSessions(db: Db, userId: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt))
}

export async function deleteSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function deleteSessionOfUser(db: Db, userId: number, id: string) {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function deleteSessionsOfUser(db: Db, userId: number) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteOtherSessions(db: Db, userId: number, keptId: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

export async function deleteExpiredSessions(db: Db) {
  await deleteUnlocked(db, sessions, [sessions.tokenHash], lt(sessions.expiresAt, sql`now()`))
}
