import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import { sessions, users } from './schema.ts'
import { createToken, hashToken } from './tokens.ts'
import type { UserRow } from './users.ts'

export type SessionUser = UserRow

export const sessionDays = 30

const freshExpiry = sql`now() + make_interval(days => ${sessionDays})`

const sessionUser = prepared((db) =>
  db
    .select({
      user: users,
      isAging: sql<boolean>`${sessions.expiresAt} < ${freshExpiry} - interval '1 day'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)),
    )
    .prepare('user_of_session'),
)

export async function createSession(db: Db, userId: number) {
  const token = createToken()
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: freshExpiry })
  return token
}

/** Extends the session at most once a day: sliding, without a write on every request. */
export async function findSessionUser(db: Db, token: string) {
  const tokenHash = hashToken(token)
  const [found] = await sessionUser(db).execute({ tokenHash })
  if (!found) return null
  if (found.isAging) {
    await db
      .update(sessions)
      .set({ expiresAt: freshExpiry })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return { user: found.user, wasExtended: found.isAging }
}

export async function deleteSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function deleteSessionsOfUser(db: Db, userId: number) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteExpiredSessions(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}
