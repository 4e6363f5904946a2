import type { Db } from '#db/connect.ts'
import { type AnswerAction, refusalOf } from './answer-rules.ts'
import { findVersionState, hasApproved } from './claim-states.queries.ts'
import type { Recipient } from './recipients.queries.ts'

/** Tells why this recipient cannot do something now; null if they can. */
export async function readRules(db: Db, { id, finalizationId }: Recipient) {
  const state = await findVersionState(db, finalizationId)
  const actor = (await hasApproved(db, id)) ? 'approver' : 'recipient'
  return (action: AnswerAction) => refusalOf(actor, state, action)
}
