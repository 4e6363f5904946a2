import type { DownloadLinks } from '@quittance/contract/trips'
import type { FastifyBaseLogger } from 'fastify'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import { findOrInsertFinalization } from './finalizations.queries.ts'
import { createFileHashes } from './hash-files.ts'
import { linkReport } from './links/link-report.ts'
import type { ReportsDeps } from './reports-deps.ts'

/** Keeps earlier links valid until they expire. */
export async function renewLinks(
  { db, storage, links, log }: Omit<ReportsDeps, 'cookie'> & { log: FastifyBaseLogger },
  userId: number,
  tripId: number,
): Promise<DownloadLinks> {
  return db.transaction(async (tx) => {
    requireTrip(await lockTrip(tx, userId, tripId), 'open-reports')
    // Trips finalized before reports existed have none yet.
    const hashFiles = createFileHashes({ storage, log })
    const finalization = await findOrInsertFinalization(tx, tripId, hashFiles)
    const { urls } = await linkReport({ db: tx, storage, links, log }, finalization)
    return urls
  })
}
