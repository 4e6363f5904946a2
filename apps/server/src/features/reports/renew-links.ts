import type { DownloadLinks } from '@quittance/contract/trips'
import { findOrInsertFinalization } from '#db/finalizations.ts'
import { lockTrip, type TripRow } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import { linkReport } from '#reports/links/link-report.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { requireTrip } from './require-trip.ts'

/** Links that were given out before work on until their own day comes. */
export async function renewLinks(
  { db, storage, links }: ReportsDeps,
  userId: number,
  tripId: number,
): Promise<DownloadLinks> {
  return db.transaction(async (tx) => {
    requireFinalized(requireTrip(await lockTrip(tx, userId, tripId)))
    // A trip that was finalized before there were reports has none yet.
    const finalization = await findOrInsertFinalization(tx, tripId)
    const { urls } = await linkReport({ db: tx, storage, links }, finalization)
    return urls
  })
}

function requireFinalized({ status, statusBeforeArchive }: TripRow) {
  if ((status === 'archived' ? statusBeforeArchive : status) === 'finalized') return
  throw new AppError('WRONG_STATE', 'Only a finalized trip has reports. Finalize it first.')
}
