import type { ReportKind } from '@quittance/contract/reports'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimFiles, finalizations, trips } from '#db/schema.ts'

export type KeptFile = typeof claimFiles.$inferSelect

export async function findKeptFile(db: Db, finalizationId: number, kind: ReportKind) {
  const [found] = await db
    .select()
    .from(claimFiles)
    .where(and(eq(claimFiles.finalizationId, finalizationId), eq(claimFiles.kind, kind)))
  return found
}

/** The first one stays, even if another server made it at the same time. */
export async function insertKeptFile(db: Db, file: KeptFile) {
  await db.insert(claimFiles).values(file).onConflictDoNothing()
}

/** Returns the keys of the files to remove. */
export async function deleteKeptFiles(tx: Db, finalizationId: number) {
  const rows = await tx
    .delete(claimFiles)
    .where(eq(claimFiles.finalizationId, finalizationId))
    .returning({ key: claimFiles.key })
  return rows.map(({ key }) => key)
}

export async function listKeptKeysOfUser(db: Db, userId: number) {
  const rows = await db
    .select({ key: claimFiles.key })
    .from(claimFiles)
    .innerJoin(finalizations, eq(finalizations.id, claimFiles.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(eq(trips.userId, userId))
  return rows.map(({ key }) => key)
}
