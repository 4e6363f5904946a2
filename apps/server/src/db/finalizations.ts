import type { Currency } from '@quittance/contract/money'
import type { ReportKind } from '@quittance/contract/reports'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { freezeClaimLines } from './converted-receipts.ts'
import { claimLines, finalizations, trips } from './schema.ts'

type NewFinalization = Pick<typeof finalizations.$inferInsert, 'tripId' | 'sentTo'>

/** With the claim's lines as they are now. The caller holds the trip's lock. */
export async function insertFinalization(tx: Db, finalization: NewFinalization) {
  const currency = currencyOf(finalization.tripId)
  const [created] = await tx
    .insert(finalizations)
    .values({ ...finalization, currency })
    .returning()
  if (!created) throw new Error('Adding a finalization returned no row.')
  await freezeClaimLines(tx, created)
  return created
}

/** Undefined when its trip was opened again or is gone; archiving changes nothing. */
export async function findLiveFinalization(db: Db, id: number) {
  const [found] = await db
    .select({
      id: finalizations.id,
      tripId: finalizations.tripId,
      userId: trips.userId,
      fileBytes: finalizations.fileBytes,
      currency: finalizations.currency,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(and(eq(finalizations.id, id), isNull(finalizations.revokedAt), isFrozen()))
  return found
}

/** In the currency that a finalized trip has by now. The caller holds the trip's lock. */
export async function countClaimAnew(tx: Db, tripId: number) {
  const found = await findOfTrip(tx, tripId)
  if (!found) return
  await tx.delete(claimLines).where(eq(claimLines.finalizationId, found.id))
  await tx
    .update(finalizations)
    .set({ currency: currencyOf(tripId) })
    .where(eq(finalizations.id, found.id))
  await freezeClaimLines(tx, found)
}

/** Of a claim that was not mailed after all. */
export async function forgetRecipient(tx: Db, id: number) {
  await tx.update(finalizations).set({ sentTo: null }).where(eq(finalizations.id, id))
}

/** For whoever wants to know before the next download. */
export async function keepFileBytes(db: Db, id: number, kind: ReportKind, bytes: number) {
  await db
    .update(finalizations)
    .set({
      fileBytes: sql`${finalizations.fileBytes} || ${JSON.stringify({ [kind]: bytes })}::jsonb`,
    })
    .where(eq(finalizations.id, id))
}

/** The caller holds the trip's lock. */
export async function findOrInsertFinalization(tx: Db, tripId: number) {
  return (await findOfTrip(tx, tripId)) ?? insertFinalization(tx, { tripId })
}

async function findOfTrip(tx: Db, tripId: number) {
  const [found] = await tx
    .select()
    .from(finalizations)
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt)))
  return found
}

export async function revokeFinalizations(tx: Db, tripId: number) {
  await tx
    .update(finalizations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt)))
}

function currencyOf(tripId: number) {
  return sql<Currency>`(select ${trips.currency} from ${trips} where ${trips.id} = ${tripId})`
}

function isFrozen() {
  const isArchived = and(eq(trips.status, 'archived'), eq(trips.statusBeforeArchive, 'finalized'))
  return or(eq(trips.status, 'finalized'), isArchived)
}
