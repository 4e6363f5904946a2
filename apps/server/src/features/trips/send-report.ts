import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { OutboxRow } from '#db/outbox.ts'
import type { Mailer } from '#mail/mailer.ts'

export type SendDeps = { mailer: Pick<Mailer, 'deliverNow'>; log: FastifyBaseLogger }

type Mails = { report: OutboxRow; copy: OutboxRow | undefined }

/**
 * Tries the report and the user's copy at once, and tells the truth about that first try. Without mails
 * the recipient has had too many: nobody is kept from finalizing by that.
 */
export async function sendReport(
  deps: SendDeps,
  recipient: string,
  mails: Mails | undefined,
  withinMs = 15_000,
) {
  if (!mails) {
    return {
      success: false,
      message: `${recipient} has been sent many reports today, so this one was not mailed. Please pass the links on yourself.`,
    }
  }
  const { report, copy } = mails
  const [isSent, isCopySent] = await Promise.all([
    isDelivered(deps, report, withinMs),
    copy === undefined || isDelivered(deps, copy, withinMs),
  ])
  if (!isSent) {
    return {
      success: false,
      message: `The report could not be sent to ${recipient} just now. It will be tried again.`,
    }
  }
  return {
    success: true,
    message: isCopySent
      ? `Report sent to ${recipient}`
      : `Report sent to ${recipient}. Your copy could not be sent just now; it will be tried again.`,
  }
}

/** The trip is finalized by now: trouble with its mail must not make the call fail. */
async function isDelivered({ mailer, log }: SendDeps, mail: OutboxRow, withinMs: number) {
  try {
    const tooLate = setTimeout(withinMs, false, { ref: false })
    return await Promise.race([mailer.deliverNow(mail), tooLate])
  } catch (err) {
    log.error({ err, mailId: mail.id }, 'sending a report failed')
    return false
  }
}
