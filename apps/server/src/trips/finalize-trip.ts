import type { finalizeResult, finalizeTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { UserRow } from '#accounts/users.queries.ts'
import { listFilesOfTrip } from '#claims/claim-files.ts'
import { type ClaimDeps, queueClaim, requireVerifiedSender } from '#claims/delivery/queue-claim.ts'
import { recipientLimits } from '#claims/delivery/report-mail-limits.ts'
import { sendReport } from '#claims/delivery/send-report.ts'
import { forgetRecipient, insertFinalization } from '#claims/finalizations.queries.ts'
import { createFileHashes } from '#claims/hash-files.ts'
import { countAttempts } from '#http/rate-limit.ts'
import type { PhotoComparer } from '#receipts/photo-comparer.ts'
import { sealNewClaim } from '#record/seal-claim.ts'
import { requireEndAfterStart } from './edit-trip.ts'
import { requireTrip } from './require-trip.ts'
import { findTrip, lockTrip, markFinalized } from './trips.queries.ts'

type Request = z.output<typeof finalizeTripBody>
type Result = z.output<typeof finalizeResult>

const comparingMs = 5_000

/** Queues the mail in the same transaction, and sends it right after; a failed one stays queued. */
export async function finalizeTrip(
  { db, comparer, ...deps }: ClaimDeps & { comparer: PhotoComparer },
  user: UserRow,
  tripId: number,
  request: Request,
): Promise<Result> {
  requireVerifiedSender(user)
  const trip = requireTrip(await findTrip(db, user.id, tripId), 'finalize')
  // So that finance sees what is claimed twice; later ones are named once they are compared.
  await comparer.waitForTrip(trip.id, comparingMs)
  const hashFiles = createFileHashes(deps)
  // Before the trip is locked: a remote store is slow.
  await hashFiles(await listFilesOfTrip(db, trip.id))
  const { download, ...sending } = await db.transaction(async (tx) => {
    const { startDate } = requireTrip(await lockTrip(tx, user.id, tripId), 'finalize')
    requireEndAfterStart(startDate, request.endDate)
    await markFinalized(tx, tripId, request.endDate)
    const claim = await insertFinalization(tx, { tripId, sentTo: request.email }, hashFiles)
    const all = recipientsOf(request)
    const sealed = { id: claim.id, tripId, userId: user.id }
    await sealNewClaim({ db: tx, ...deps }, sealed, all)
    const recipients = []
    for (const email of all) {
      const isTooMuch = (await countAttempts(tx, recipientLimits(email))) !== null
      recipients.push({ email, isTooMuch })
    }
    const { linked, ...queued } = await queueClaim(tx, deps, user, claim, {
      ...request,
      recipients,
    })
    if (!queued.queued.at(-1)?.mail) await forgetRecipient(tx, claim.id)
    return { download: linked.urls, ...queued }
  })
  return { download, ...(await sendReport({ db, ...deps }, sending)) }
}

/** Each address once, the main one last. */
function recipientsOf({ email, alsoTo = [] }: Request) {
  const others = new Map(alsoTo.map((address) => [address.toLowerCase(), address]))
  others.delete(email.toLowerCase())
  return [...others.values(), email]
}
