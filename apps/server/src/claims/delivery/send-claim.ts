import type { sendClaimBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { UserRow } from '#accounts/users.queries.ts'
import { listClaimRecipients } from '#claims/answers/recipients.queries.ts'
import { findOrInsertFinalization } from '#claims/finalizations.queries.ts'
import { createFileHashes } from '#claims/hash-files.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { ensureSealed } from '#record/seal-claim.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import { cancelDelivery, findLastSending } from './deliveries.queries.ts'
import { type ClaimDeps, queueClaim, requireVerifiedSender } from './queue-claim.ts'
import { recipientLimits } from './report-mail-limits.ts'
import { sendReport } from './send-report.ts'

/** Mails the current claim again unchanged, replacing a mail of it that is still queued. */
export async function sendClaim(
  { db, ...deps }: ClaimDeps,
  user: UserRow,
  tripId: number,
  { email }: z.output<typeof sendClaimBody>,
) {
  requireVerifiedSender(user)
  const queued = await db.transaction(async (tx) => {
    requireTrip(await lockTrip(tx, user.id, tripId), 'open-reports')
    const claim = await findOrInsertFinalization(tx, tripId, createFileHashes(deps))
    const last = await findLastSending(tx, claim.id)
    const recipient = email ?? last?.recipient ?? claim.sentTo
    if (!recipient) throw new AppError('VALIDATION', 'Email is required')
    await limitAttempts(tx, recipientLimits(recipient))
    // With several recipients, a mail to another one is still wanted.
    const isOnly = (await listClaimRecipients(tx, claim.id)).length < 2
    const replaced = isOnly ? undefined : recipient
    await cancelDelivery(tx, tripId, 'It was sent again instead.', replaced)
    await ensureSealed({ db: tx, ...deps }, { ...claim, userId: user.id })
    return queueClaim(tx, deps, user, claim, {
      recipients: [{ email: recipient, isTooMuch: false }],
      includeCopy: false,
      includeImages: last?.includesImages ?? true,
    })
  })
  return sendReport({ db, ...deps }, queued)
}
