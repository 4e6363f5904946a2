import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { recoveryCodes, secondSteps } from '#db/schema.ts'
import { hashToken } from '#db/tokens.ts'

/** Includes one that is not confirmed yet. */
export async function findSecondStep(db: Db, userId: number) {
  const [found] = await db.select().from(secondSteps).where(eq(secondSteps.userId, userId))
  return found
}

/** Replaces an unconfirmed secret; returns whether it was stored. */
export async function saveUnconfirmedSecret(db: Db, userId: number, secret: string) {
  const saved = await db
    .insert(secondSteps)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondSteps.userId,
      set: { secret, lastStep: 0 },
      setWhere: sql`${secondSteps.confirmedAt} is null`,
    })
    .returning({ userId: secondSteps.userId })
  return saved.length > 0
}

export async function confirmSecondStep(db: Db, userId: number) {
  await db
    .update(secondSteps)
    .set({ confirmedAt: sql`now()` })
    .where(eq(secondSteps.userId, userId))
}

/** Returns false if this code or a later one was already used. */
export async function takeStep(db: Db, userId: number, step: number) {
  const taken = await db
    .update(secondSteps)
    .set({ lastStep: step })
    .where(and(eq(secondSteps.userId, userId), lt(secondSteps.lastStep, step)))
    .returning({ userId: secondSteps.userId })
  return taken.length > 0
}

export async function deleteSecondStep(db: Db, userId: number) {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Only if it was enabled at or after `since`. */
export async function deleteSecondStepSince(db: Db, userId: number, since: Date) {
  const [found] = await db
    .select({ userId: secondSteps.userId })
    .from(secondSteps)
    .where(and(eq(secondSteps.userId, userId), gte(secondSteps.confirmedAt, since)))
  if (found) await deleteSecondStep(db, userId)
}

export async function replaceRecoveryCodes(db: Db, userId: number, codes: string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(code) })))
}

/** Redeems by deleting, so that each code works once. */
export async function useRecoveryCode(db: Db, userId: number, code: string) {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number) {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}
