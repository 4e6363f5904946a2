import { type Conversation, remindAfterDays } from '@quittance/contract/answers'
import { findLastSending } from '#claims/delivery/deliveries.queries.ts'
import type { Db } from '#db/connect.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip } from '#trips/trips.queries.ts'
import { refusalOf } from './answer-rules.ts'
import { findVersionState } from './claim-states.queries.ts'
import { listConversation } from './conversation.queries.ts'
import { listClaimRecipients } from './recipients.queries.ts'

export async function readConversation(
  db: Db,
  userId: number,
  tripId: number,
): Promise<Conversation> {
  requireTrip(await findTrip(db, userId, tripId))
  const { versions, answers, remarks } = await listConversation(db, tripId)
  const newest = versions.at(-1)
  const state = newest ? await findVersionState(db, newest.id) : 'reopened'
  const recipients = newest ? await listClaimRecipients(db, newest.id) : []
  const canRemind = newest && refusalOf('traveller', state, 'remind') === null
  return {
    state: state === 'reopened' ? null : state,
    answers,
    remarks,
    recipients: newest?.revokedAt ? [] : recipients.map(({ address, name }) => ({ address, name })),
    remindFrom: canRemind ? (await findRemindFrom(db, newest)).toISOString() : null,
  }
}

type Sent = { id: number; createdAt: Date; remindedAt: Date | null }

/** A week after it was last sent. */
export async function findRemindFrom(db: Db, { id, createdAt, remindedAt }: Sent) {
  const last = await findLastSending(db, id)
  const times = [createdAt, remindedAt, last?.at].map((at) => at?.getTime() ?? 0)
  return new Date(Math.max(...times) + remindAfterDays * 24 * 60 * 60 * 1000)
}
