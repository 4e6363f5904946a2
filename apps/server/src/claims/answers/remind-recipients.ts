import { eq, sql } from 'drizzle-orm'
import type { UserRow } from '#accounts/users.queries.ts'
import {
  cancelDelivery,
  findLastSending,
  listRecipients,
} from '#claims/delivery/deliveries.queries.ts'
import { type ClaimDeps, queueClaim, requireVerifiedSender } from '#claims/delivery/queue-claim.ts'
import { recipientLimits } from '#claims/delivery/report-mail-limits.ts'
import { sendReport } from '#claims/delivery/send-report.ts'
import { findOrInsertFinalization } from '#claims/finalizations.queries.ts'
import { formatDate } from '#claims/format.ts'
import { createFileHashes } from '#claims/hash-files.ts'
import type { Db } from '#db/connect.ts'
import { finalizations } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { countAttempts } from '#http/rate-limit.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import { refusalOf } from './answer-rules.ts'
import { findVersionState } from './claim-states.queries.ts'
import { findRemindFrom } from './read-conversation.ts'
import { listClaimRecipients } from './recipients.queries.ts'

/** Mails the claim again to everyone who got it, with new links. */
export async function remindRecipients({ db, ...deps }: ClaimDeps, user: UserRow, tripId: number) {
  requireVerifiedSender(user)
  const queued = await db.transaction(async (tx) => {
    requireTrip(await lockTrip(tx, user.id, tripId), 'open-reports')
    const claim = await findOrInsertFinalization(tx, tripId, createFileHashes(deps))
    await requireDue(tx, claim)
    const recipients = []
    for (const email of await listReminded(tx, claim)) {
      const isTooMuch = (await countAttempts(tx, recipientLimits(email))) !== null
      recipients.push({ email, isTooMuch })
    }
    if (recipients.length === 0) throw new AppError('VALIDATION', 'Email is required')
    const last = await findLastSending(tx, claim.id)
    await cancelDelivery(tx, tripId, 'It was sent again instead.')
    await tx
      .update(finalizations)
      .set({ remindedAt: sql`now()` })
      .where(eq(finalizations.id, claim.id))
    const mails = await queueClaim(tx, deps, user, claim, {
      recipients,
      includeCopy: false,
      includeImages: last?.includesImages ?? true,
      isReminder: true,
    })
    const to = recipients.map(({ email }) => email)
    await recordClaimEvent(tx, { tripId, userId: user.id }, 'reminded', { to })
    return mails
  })
  return sendReport({ db, ...deps }, queued)
}

type Claim = typeof finalizations.$inferSelect

async function requireDue(tx: Db, claim: Claim) {
  const refusal = refusalOf('traveller', await findVersionState(tx, claim.id), 'remind')
  if (refusal) throw new AppError('WRONG_STATE', refusal)
  const from = await findRemindFrom(tx, claim)
  if (from.getTime() <= Date.now()) return
  throw new AppError(
    'WRONG_STATE',
    `Finance has time until ${formatDate(from.toISOString())}. A reminder can be sent from then on.`,
  )
}

/** Those who got it, the main one last; if nobody did, all it was sent to. */
async function listReminded(tx: Db, claim: Claim) {
  const all = (await listClaimRecipients(tx, claim.id)).map(({ address }) => address)
  const reached = new Set((await listRecipients(tx, claim)).map((email) => email.toLowerCase()))
  const known = all.filter((address) => reached.has(address.toLowerCase()))
  if (known.length > 0) return known
  return all.length > 0 || claim.sentTo === null ? all : [claim.sentTo]
}
