import type { DownloadLinks } from '@quittance/contract/trips'
import type { FastifyBaseLogger } from 'fastify'
import { ensureSealed } from '#record/seal-claim.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import { findOrInsertFinalization } from './finalizations.queries.ts'
import { createFileHashes } from './hash-files.ts'
import { linkReport } from './links/link-report.ts'
import type { ReportDeps } from './load-report.ts'
import type { ReportsDeps } from './reports-deps.ts'

/** Keeps earlier links valid until they expire. */
export async function renewLinks(
  {
    db,
    storage,
    links,
    signing,
    log,
  }: Omit<ReportsDeps, 'cookie' | 'mailer'> & { log: FastifyBaseLogger },
  userId: number,
  tripId: number,
): Promise<DownloadLinks> {
  return db.transaction(async (tx) => {
    const finalization = await requireFinalization({ db: tx, storage, log }, userId, tripId)
    await ensureSealed({ db: tx, storage, signing, log }, { ...finalization, userId })
    const { urls } = await linkReport({ db: tx, storage, links, log }, finalization)
    return urls
  })
}

/** The live version of a trip of this user; call it in a transaction. */
export async function requireFinalization({ db, ...deps }: ReportDeps, userId: number, id: number) {
  requireTrip(await lockTrip(db, userId, id), 'open-reports')
  // Trips finalized before reports existed have none yet.
  return findOrInsertFinalization(db, id, createFileHashes(deps))
}
