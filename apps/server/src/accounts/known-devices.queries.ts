import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { knownDevices } from '#db/schema.ts'
import { deleteUnlocked } from '#db/take-rows.ts'
import { hashToken } from '#db/tokens.ts'
import { findUserByEmail } from './users.queries.ts'

/** The key for rate limits; undefined for a browser that never signed in to this account. */
export async function findKnownDevice(db: Db, userId: number, token: string | undefined) {
  if (!token) return undefined
  const [found] = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashToken(token))))
  return found?.tokenHash
}

/** As above, by address; a browser without a token costs no query. */
export async function findDeviceOf(db: Db, email: string, token: string | undefined) {
  const user = token ? await findUserByEmail(db, email) : undefined
  return user && findKnownDevice(db, user.id, token)
}

export async function rememberDevice(db: Db, userId: number, token: string) {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: sql`now()` },
    })
}

/** For an account that may be compromised; given a token, keeps that browser. */
export async function forgetDevices(db: Db, userId: number, keptToken?: string) {
  const kept = keptToken ? ne(knownDevices.tokenHash, hashToken(keptToken)) : undefined
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), kept))
}

/** Browsers delete cookies after 400 days at the latest. */
export async function deleteUnusedDevices(db: Db) {
  await deleteUnlocked(
    db,
    knownDevices,
    [knownDevices.userId, knownDevices.tokenHash],
    lt(knownDevices.lastUsedAt, sql`now() - interval '400 days'`),
  )
}
