import { and, asc, eq, gt, gte, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { passkeyChallenges, passkeys } from '#db/schema.ts'
import { deleteUnlocked } from '#db/take-rows.ts'
import { hashToken } from '#db/tokens.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

type NewPasskey = Pick<
  PasskeyRow,
  'userId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'
>

export function listPasskeys(db: Db, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/** Returns undefined if it is already known. */
export async function insertPasskey(db: Db, passkey: NewPasskey) {
  const [created] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return created
}

export async function renamePasskey(db: Db, userId: number, id: number, name: string) {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning()
  return renamed
}

/** Returns whether the user had it. */
export async function deletePasskey(db: Db, userId: number, id: number) {
  const gone = await db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id })
  return gone.length > 0
}

/** Returns those that were deleted. */
export function deletePasskeysExcept(db: Db, userId: number, keptIds: number[]) {
  return db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), notInArray(passkeys.id, keptIds)))
    .returning()
}

export async function deletePasskeysSince(db: Db, userId: number, since: Date) {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
}

export async function notePasskeyUse(db: Db, id: number, counter: number) {
  await db.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id))
}

/** Valid for five minutes; `userId` is set when a signed-in user adds a passkey. */
export async function saveChallenge(db: Db, challenge: string, userId: number | null) {
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    userId,
    expiresAt: sql`now() + interval '5 minutes'`,
  })
}

/** Redeems by deleting, so that no response counts twice. */
export async function takeChallenge(db: Db, challenge: string, userId: number | null) {
  const owner =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        owner,
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

export async function deleteOldChallenges(db: Db) {
  await deleteUnlocked(
    db,
    passkeyChallenges,
    [passkeyChallenges.challengeHash],
    lt(passkeyChallenges.expiresAt, sql`now()`),
  )
}

function isOwn(userId: number, id: number) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id))
}
