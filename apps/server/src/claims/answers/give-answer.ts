import type { AnswerKind } from '@quittance/contract/answers'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { lockUser } from '#accounts/users.queries.ts'
import { loadReport, type ReportDeps } from '#claims/load-report.ts'
import { enqueueWebhooks } from '#claims/webhooks/webhooks.queries.ts'
import type { Db } from '#db/connect.ts'
import { claimAnswers, claimRemarks } from '#db/schema.ts'
import type { Mailer } from '#mail/mailer.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import { answeredMail, sentBackMail } from '#trips/answer-mails.ts'
import { enqueueWithinLimits, openAfterSendingBack, revokeClaim } from '#trips/reopen-trip.ts'
import { lockTrip } from '#trips/trips.queries.ts'
import type { AnswerAction } from './answer-rules.ts'
import type { CheckedAnswer } from './check-answer.ts'
import { readRules } from './read-rules.ts'
import { findRecipient, type Recipient, rememberName } from './recipients.queries.ts'

type Deps = ReportDeps & { log: FastifyBaseLogger; mailer: Pick<Mailer, 'flush'>; origin: string }

const kindOf: Record<AnswerAction, AnswerKind> = {
  approve: 'approved',
  'send-back': 'sent-back',
  'mark-paid': 'paid',
}

/**
 * Stores the answer, unless another one came first: then returns why not. `once` is the confirm
 * page it came from; what the same page sends again is not stored again.
 */
export async function giveAnswer(
  { db, mailer, origin, ...deps }: Deps,
  { id }: Recipient,
  { action, once, ...answer }: CheckedAnswer & { action: AnswerAction; once: string },
): Promise<{ refusal: string | null }> {
  const unused: string[] = []
  const refusal = await db.transaction(async (tx) => {
    const recipient = await findRecipient(tx, id)
    const traveller = recipient && (await lockUser(tx, recipient.userId))
    const trip = recipient && (await lockTrip(tx, recipient.userId, recipient.tripId))
    if (!recipient || !traveller || !trip) return 'There is no claim here.'
    if (await isStored(tx, id, once)) return null
    const refused = (await readRules(tx, recipient))(action)
    if (refused) return refused

    const kind = kindOf[action]
    await storeAnswer(tx, recipient, { kind, once, ...answer })
    const report = await loadReport({ db: tx, ...deps }, recipient.finalizationId)
    const by = { name: answer.name, address: recipient.address }
    if (kind === 'sent-back') {
      const keys = await revokeClaim(tx, deps, trip, (to) =>
        to.toLowerCase() === by.address.toLowerCase()
          ? null
          : sentBackMail(to, { report, traveller, by }),
      )
      unused.push(...keys)
      await openAfterSendingBack(tx, trip)
    }
    const tripUrl = `${origin}/history/${trip.id}`
    const facts = { report, traveller, tripUrl, by, remarks: answer.remarks }
    await enqueueWithinLimits(tx, answeredMail({ ...facts, answer: { kind, ...answer } }))
    const event = kind === 'paid' ? 'claim.paid' : 'claim.answered'
    const { userId, id: tripId } = trip
    await enqueueWebhooks(tx, event, { userId, tripId, report, answer: kind })
    await recordClaimEvent(tx, { tripId, userId }, 'answered', {
      kind,
      ...by,
      ...answer,
    })
    return null
  })
  await removeStored({ db, ...deps }, unused)
  void mailer.flush()
  return { refusal }
}

async function isStored(tx: Db, recipientId: number, once: string) {
  const isSame = and(eq(claimAnswers.recipientId, recipientId), eq(claimAnswers.once, once))
  return (await tx.$count(claimAnswers, isSame)) > 0
}

async function storeAnswer(
  tx: Db,
  { id, finalizationId }: Recipient,
  { remarks, ...answer }: CheckedAnswer & { kind: AnswerKind; once: string },
) {
  const [stored] = await tx
    .insert(claimAnswers)
    .values({ finalizationId, recipientId: id, ...answer })
    .returning({ answerId: claimAnswers.id })
  if (!stored) throw new Error('Adding an answer returned no row.')
  const rows = remarks.map(({ receiptId, comment }) => ({ ...stored, receiptId, comment }))
  if (rows.length > 0) await tx.insert(claimRemarks).values(rows)
  await rememberName(tx, id, answer.name)
}
