import type { Conversation } from '@quittance/contract/answers'
import { listVersions } from '#claims/claim-versions.queries.ts'
import type { Db } from '#db/connect.ts'
import { claimAnswers } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import { refusalOf } from './answer-rules.ts'
import { checkDraft, readDraft } from './check-answer.ts'
import { findVersionState } from './claim-states.queries.ts'
import { readConversation } from './read-conversation.ts'

const name = 'the traveller'

/** The traveller saw the money arrive, whether or not finance answered here. */
export async function confirmPayment(
  db: Db,
  userId: number,
  { tripId, paidOn, device }: { tripId: number; paidOn: string; device: DeviceKind },
): Promise<Conversation> {
  const error = checkDraft('mark-paid', readDraft({ name, paidOn })).get('paidOn')
  if (error) throw new AppError('VALIDATION', error)
  await db.transaction(async (tx) => {
    requireTrip(await lockTrip(tx, userId, tripId))
    const newest = (await listVersions(tx, tripId)).at(-1)
    const state = newest ? await findVersionState(tx, newest.id) : 'reopened'
    const refusal = refusalOf('traveller', state, 'confirm-payment')
    if (refusal || !newest) throw new AppError('WRONG_STATE', refusal ?? '')
    await tx.insert(claimAnswers).values({ finalizationId: newest.id, kind: 'paid', name, paidOn })
    const said = { kind: 'paid', by: 'traveller', device, paidOn }
    await recordClaimEvent(tx, { tripId, userId }, 'answered', said)
  })
  return readConversation(db, userId, tripId)
}
