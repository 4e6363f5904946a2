import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { oneTimeTokens } from './schema.ts'
import { createToken, hashToken } from './tokens.ts'

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose']

const minutesValid: Record<Purpose, number> = {
  'verify-email': 24 * 60,
  'reset-password': 60,
  'download-data': 5,
}

/** Earlier tokens of the same purpose stop working. */
export async function issueToken(db: Db, userId: number, purpose: Purpose) {
  const token = createToken()
  await revokeTokens(db, userId, purpose)
  await db.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    expiresAt: sql`now() + make_interval(mins => ${minutesValid[purpose]})`,
  })
  return token
}

/**
 * Deleting is what redeems, so of two simultaneous uses one finds nothing. With an owner it is theirs
 * alone to redeem: in anybody else's hands it stays as it is.
 */
export async function redeemToken(db: Db, token: string, purpose: Purpose, ownerId?: number) {
  const [redeemed] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        ownerId === undefined ? undefined : eq(oneTimeTokens.userId, ownerId),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  return redeemed?.userId
}

export async function revokeTokens(db: Db, userId: number, purpose: Purpose) {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
}

export async function deleteExpiredTokens(db: Db) {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`))
}
