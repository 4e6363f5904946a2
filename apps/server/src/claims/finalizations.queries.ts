import type { ReportKind } from '@quittance/contract/reports'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { finalizations, trips } from '#db/schema.ts'
import type { HashFiles } from './claim-files.ts'
import { completeClaim, freezeClaim } from './claim-freezing.ts'

type NewFinalization = Pick<typeof finalizations.$inferInsert, 'tripId' | 'sentTo'>

/** Without `hashFiles`, files are stored without hashes. The caller holds the trip's lock. */
export async function insertFinalization(
  tx: Db,
  finalization: NewFinalization,
  hashFiles?: HashFiles,
) {
  const [created] = await tx.insert(finalizations).values(finalization).returning()
  if (!created) throw new Error('Adding a finalization returned no row.')
  await freezeClaim(tx, created, hashFiles)
  return created
}

/** Returns undefined if the trip was re-opened or deleted; archiving changes nothing. */
export async function findLiveFinalization(db: Db, id: number) {
  const [found] = await db
    .select({
      id: finalizations.id,
      tripId: finalizations.tripId,
      userId: trips.userId,
      fileBytes: finalizations.fileBytes,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(and(eq(finalizations.id, id), isNull(finalizations.revokedAt), isFrozen()))
  return found
}

/** For a claim that was not mailed after all. */
export async function forgetRecipient(tx: Db, id: number) {
  await tx.update(finalizations).set({ sentTo: null }).where(eq(finalizations.id, id))
}

/** Shown as the size before the next download. */
export async function recordFileBytes(db: Db, id: number, kind: ReportKind, bytes: number) {
  await db
    .update(finalizations)
    .set({
      fileBytes: sql`${finalizations.fileBytes} || ${JSON.stringify({ [kind]: bytes })}::jsonb`,
    })
    .where(eq(finalizations.id, id))
}

/** The caller holds the trip's lock. */
export async function findOrInsertFinalization(tx: Db, tripId: number, hashFiles?: HashFiles) {
  return (await findOfTrip(tx, tripId)) ?? insertFinalization(tx, { tripId }, hashFiles)
}

async function findOfTrip(tx: Db, tripId: number) {
  const [found] = await tx
    .select()
    .from(finalizations)
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt)))
  return found
}

/** Returns the version that was live until now, if any. */
export async function revokeFinalization(tx: Db, tripId: number) {
  const found = await findOfTrip(tx, tripId)
  if (!found) return undefined
  await completeClaim(tx, found)
  await tx
    .update(finalizations)
    .set({ revokedAt: sql`now()` })
    .where(eq(finalizations.id, found.id))
  return found
}

function isFrozen() {
  const isArchived = and(eq(trips.status, 'archived'), eq(trips.statusBeforeArchive, 'finalized'))
  return or(eq(trips.status, 'finalized'), isArchived)
}
