import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { oneTimeTokens } from '#db/schema.ts'
import { deleteUnlocked } from '#db/take-rows.ts'
import { createToken, hashToken } from '#db/tokens.ts'

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose']

const minutesValid: Record<Purpose, number> = {
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'undo-email': 7 * 24 * 60,
  'reset-password': 60,
  'download-data': 5,
}

/** Earlier tokens of the same purpose stop working. */
export async function issueToken(db: Db, userId: number, purpose: Purpose) {
  await revokeTokens(db, userId, purpose)
  return addToken(db, { userId, purpose, email: null })
}

/** Keeps earlier ones: a thief must not cancel the owner's undo link by changing it again. */
export async function issueUndoToken(db: Db, userId: number, email: string) {
  return addToken(db, { userId, purpose: 'undo-email', email })
}

async function addToken(
  db: Db,
  { userId, purpose, email }: { userId: number; purpose: Purpose; email: string | null },
) {
  const token = createToken()
  await db.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    email,
    expiresAt: sql`now() + make_interval(mins => ${minutesValid[purpose]})`,
  })
  return token
}

/** Finds the user without redeeming the token. */
export async function findToken(db: Db, token: string, purpose: Purpose) {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isValid(token, purpose))
  return found?.userId
}

/**
 * Redeems by deleting, so that only one of two simultaneous uses succeeds. Given an owner, only
 * that user can redeem the token.
 */
export async function redeemToken(db: Db, token: string, purpose: Purpose, ownerId?: number) {
  const redeemed = await takeToken(db, token, purpose, ownerId)
  return redeemed?.userId
}

/** Also deletes every later undo token, since a thief may have created it. */
export async function redeemUndoToken(db: Db, token: string) {
  const redeemed = await takeToken(db, token, 'undo-email')
  if (!redeemed?.email) return undefined
  const { userId, email, createdAt } = redeemed
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'undo-email'),
        gt(oneTimeTokens.createdAt, createdAt),
      ),
    )
  return { userId, email, askedAt: createdAt }
}

async function takeToken(db: Db, token: string, purpose: Purpose, ownerId?: number) {
  const isTheirs = ownerId === undefined ? undefined : eq(oneTimeTokens.userId, ownerId)
  const [redeemed] = await db
    .delete(oneTimeTokens)
    .where(and(isValid(token, purpose), isTheirs))
    .returning()
  return redeemed
}

function isValid(token: string, purpose: Purpose) {
  return and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  )
}

/** Whether a former owner can still return to this address. */
export async function isReserved(db: Db, email: string, forUserId?: number) {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(sql`lower(${oneTimeTokens.email})`, email.toLowerCase()),
        eq(oneTimeTokens.purpose, 'undo-email'),
        gt(oneTimeTokens.expiresAt, sql`now()`),
        forUserId === undefined ? undefined : ne(oneTimeTokens.userId, forUserId),
      ),
    )
    .limit(1)
  return found !== undefined
}

export async function revokeTokens(db: Db, userId: number, purpose: Purpose) {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
}

export async function deleteExpiredTokens(db: Db) {
  await deleteUnlocked(
    db,
    oneTimeTokens,
    [oneTimeTokens.tokenHash],
    lt(oneTimeTokens.expiresAt, sql`now()`),
  )
}
