import { and, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { recoveryCodes, secondSteps } from '#db/schema.ts'
import { hashToken } from '#db/tokens.ts'

/** Includes one that is not confirmed yet. */
export async function findSecondStep(db: Db, userId: number) {
  const [found] = await db.select().from(secondSteps).where(eq(secondSteps.userId, userId))
  return found
}

const wrongCodesPerHour = 10
const wrongCodesPerDay = 30

/** A confirmed one, held until the transaction ends. */
export async function lockSecondStep(tx: Db, userId: number) {
  const needsOtherWay = sql<boolean>`${secondSteps.wrongCodes} >= ${wrongCodesPerDay}`
  const isToday = sql`${secondSteps.wrongCodesSince} > now() - interval '1 day'`
  const [found] = await tx
    .select({
      secret: secondSteps.secret,
      /** App codes are refused until a recovery code or a passkey was used. */
      needsOtherWay,
      secondsClosed: sql<number>`greatest(ceil(extract(epoch from ${secondSteps.closedUntil} - now())), 0)::int`,
      /** Within a day. */
      wrongCodes: sql<number>`case when ${isToday} then ${secondSteps.wrongCodes} else 0 end`,
    })
    .from(secondSteps)
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt)))
    .for('update')
  return found
}

/** Every tenth wrong code of a day closes the second step. */
export async function countWrongCode(tx: Db, userId: number, before: number) {
  const wrongCodes = before + 1
  const isClosed = wrongCodes % wrongCodesPerHour === 0
  await tx
    .update(secondSteps)
    .set({
      wrongCodes,
      ...(before === 0 && { wrongCodesSince: sql`now()` }),
      ...(isClosed && { closedUntil: sql`now() + interval '1 hour'` }),
    })
    .where(eq(secondSteps.userId, userId))
  return { isClosed, wrongCodes, needsOtherWay: wrongCodes >= wrongCodesPerDay }
}

/** After a proof that cannot be guessed. */
export async function reopenSecondStep(db: Db, userId: number) {
  await db
    .update(secondSteps)
    .set({ wrongCodes: 0, closedUntil: null })
    .where(eq(secondSteps.userId, userId))
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

export function listSealedSecrets(db: Db) {
  return db.select({ userId: secondSteps.userId, secret: secondSteps.secret }).from(secondSteps)
}

/** Unless the user has set up another app meanwhile. */
export async function replaceSealedSecret(db: Db, userId: number, before: string, secret: string) {
  await db
    .update(secondSteps)
    .set({ secret })
    .where(and(eq(secondSteps.userId, userId), eq(secondSteps.secret, before)))
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
