import type { ClaimRemark } from '@quittance/contract/answers'
import { eq, sql } from 'drizzle-orm'
import { findVersionNumber, listVersions } from '#claims/claim-versions.queries.ts'
import type { Db } from '#db/connect.ts'
import { claimRemarks } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'
import { lockTripForReceipts } from '#trips/trips.queries.ts'
import { refusalOf } from './answer-rules.ts'
import { findVersionState } from './claim-states.queries.ts'
import { asRemark, findRemark } from './conversation.queries.ts'

/** Sending the next version freezes the replies: finance has read them. */
export async function replyToRemark(
  db: Db,
  userId: number,
  id: number,
  reply: string,
): Promise<ClaimRemark> {
  return db.transaction(async (tx) => {
    const remark = await findRemark(tx, userId, id)
    // Locked, so that the trip is not finalized meanwhile.
    const trip = remark && (await lockTripForReceipts(tx, userId, remark.tripId))
    if (!remark || !trip) throw new AppError('NOT_FOUND', 'Remark not found')
    const newest = (await listVersions(tx, trip.id)).at(-1)
    const isNewest = newest?.id === remark.finalizationId
    const state = isNewest ? await findVersionState(tx, remark.finalizationId) : 'reopened'
    const refusal = refusalOf('traveller', state, 'reply')
    if (refusal) throw new AppError('WRONG_STATE', refusal)
    await tx
      .update(claimRemarks)
      .set({ reply, repliedAt: sql`now()` })
      .where(eq(claimRemarks.id, id))
    const { comment, receiptId } = remark
    const said = { receiptId, comment, reply }
    await recordClaimEvent(tx, { tripId: trip.id, userId }, 'replied', said)
    const claim = { id: remark.finalizationId, tripId: trip.id }
    return asRemark({ ...remark, reply }, await findVersionNumber(tx, claim))
  })
}
