import { setTimeout } from 'node:timers/promises'
import type { Delivery } from '@quittance/contract/deliveries'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { OutboxRow } from '#mail/outbox.queries.ts'
import { findDelivery } from './deliveries.queries.ts'

export type SendDeps = { mailer: Pick<Mailer, 'deliverNow'>; log: FastifyBaseLogger }

export type ClaimMails = { report: OutboxRow; copy: OutboxRow | undefined }

type Sending = { finalizationId: number; recipient: string; mails: ClaimMails | undefined }

/** Sends the report and the user's copy now, and reports the result of the former. */
export async function sendReport(
  { db, ...deps }: SendDeps & { db: Db },
  { finalizationId, recipient, mails }: Sending,
) {
  const tried = mails && (await tryMails(deps, mails))
  const delivery = await findDelivery(db, finalizationId)
  const email = tried
    ? describeFirstTry(recipient, delivery, tried.isCopySent)
    : { success: false, message: describeLimit(recipient) }
  return { email, delivery }
}

export async function tryMails(
  deps: SendDeps,
  { report, copy }: ClaimMails,
  withinMs = 15_000,
): Promise<{ isSent: boolean; isCopySent: boolean }> {
  const [isSent, isCopySent] = await Promise.all([
    isDelivered(deps, report, withinMs),
    copy === undefined || isDelivered(deps, copy, withinMs),
  ])
  return { isSent, isCopySent }
}

export function describeFirstTry(
  recipient: string,
  delivery: Delivery | null,
  isCopySent: boolean,
): { success: boolean; message: string } {
  if (delivery?.state === 'delivered') {
    const sent = `Report sent to ${recipient}`
    const message = isCopySent
      ? sent
      : `${sent}. Your copy could not be sent right now; we will try again.`
    return { success: true, message }
  }
  return { success: false, message: describeTrouble(recipient, delivery) }
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
