import { setTimeout } from 'node:timers/promises'
import type { Delivery } from '@quittance/contract/deliveries'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { OutboxRow } from '#mail/outbox.queries.ts'
import { findDelivery } from './deliveries.queries.ts'

export type SendDeps = { mailer: Pick<Mailer, 'deliverNow'>; log: FastifyBaseLogger }

/** A mail to one recipient; none if their limit is reached. */
export type Queued = { recipient: string; deliveryId: number; mail: OutboxRow | undefined }

type Sending = { queued: Queued[]; copy: OutboxRow | undefined }

/** Sends the reports and the user's copy now; the status is that of the last, the main recipient. */
export async function sendReport(
  { db, ...deps }: SendDeps & { db: Db },
  { queued, copy }: Sending,
): Promise<{ email: { success: boolean; message: string }; delivery: Delivery | null }> {
  const mails = [...queued.flatMap(({ mail }) => mail ?? []), ...(copy ? [copy] : [])]
  const areSent = await tryMails(deps, mails)
  const isCopySent = !copy || areSent.at(-1) === true
  const tries = await Promise.all(
    queued.toReversed().map(async ({ recipient, deliveryId, mail }) => ({
      recipient,
      delivery: await findDelivery(db, deliveryId),
      isQueued: mail !== undefined,
    })),
  )
  return { email: describeFirstTry(tries, isCopySent), delivery: tries[0]?.delivery ?? null }
}

export function tryMails(deps: SendDeps, mails: OutboxRow[], withinMs = 15_000) {
  return Promise.all(mails.map((mail) => isDelivered(deps, mail, withinMs)))
}

type Try = { recipient: string; delivery: Delivery | null; isQueued: boolean }

export function describeFirstTry(
  tries: Try[],
  isCopySent: boolean,
): { success: boolean; message: string } {
  const isSent = ({ delivery }: Try) => delivery?.state === 'delivered'
  const sent = tries.filter(isSent).map(({ recipient }) => recipient)
  const words = tries
    .filter((one) => !isSent(one))
    .map(({ recipient, delivery, isQueued }) =>
      isQueued ? describeTrouble(recipient, delivery) : describeLimit(recipient),
    )
  if (sent.length > 0) words.unshift(`Report sent to ${sent.join(', ')}`)
  if (sent.length > 0 && !isCopySent) {
    words.push('Your copy could not be sent right now; we will try again.')
  }
  const message = words.map((one, index) => (index < words.length - 1 ? endSentence(one) : one))
  return { success: sent.length === tries.length, message: message.join(' ') }
}

function endSentence(words: string) {
  return words.endsWith('.') ? words : `${words}.`
}

function describeTrouble(recipient: string, delivery: Delivery | null) {
  if (delivery?.state === 'failed') {
    return `The report could not be delivered to ${recipient}: ${delivery.words}`
  }
  if (delivery?.state === 'not-sent') {
    return `The report was not sent to ${recipient}: ${delivery.words}`
  }
  return `The report could not be sent to ${recipient} right now. We will try again.`
}

/** Reports that others sent to this address must not prevent finalizing. */
function describeLimit(recipient: string) {
  return `${recipient} has been sent many reports today, so this one was not mailed. Please forward the links yourself.`
}

/** The trip is already finalized: a mail failure must not fail the call. */
async function isDelivered({ mailer, log }: SendDeps, mail: OutboxRow, withinMs: number) {
  try {
    const tooLate = setTimeout(withinMs, false, { ref: false })
    return await Promise.race([mailer.deliverNow(mail), tooLate])
  } catch (err) {
    log.error({ err, mailId: mail.id }, 'sending a report failed')
    return false
  }
}
