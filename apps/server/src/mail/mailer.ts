import type { FastifyBaseLogger } from 'fastify'
import { findSender, reopenedMessage } from '#claims/delivery/deliveries.queries.ts'
import type { FileDeps } from '#claims/kept-files.ts'
import { findLiveFile } from '#claims/links/live-file.ts'
import type { CallWebhook } from '#claims/webhooks/call-webhook.ts'
import type { Db } from '#db/connect.ts'
import type { AttachedReport, MailText } from '#db/mail-message.ts'
import { describeError } from '#process/describe-error.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import type { Storage } from '#storage/storage.ts'
import { type MailAttachment, MailRefusedError, type MailTransport } from './mail.ts'
import {
  claimMail,
  enqueueMail,
  extendClaim,
  type OutboxRow,
  postponeMail,
  removeMail,
} from './outbox.queries.ts'
import { cleanServerWords, plainLine } from './plain-line.ts'
import { renderMail } from './render-mail.ts'

const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000
const webhooksAtOnce = 4
const delivered = { outcome: 'delivered' } as const
const reopened = { outcome: 'not-sent', words: reopenedMessage } as const

export type Mailer = ReturnType<typeof createMailer>

type Deps = {
  db: Db
  storage: Storage
  transport: MailTransport
  log: FastifyBaseLogger
  publicUrl: URL
  callWebhook?: CallWebhook
  /** How often to renew the claim on a slow mail. */
  renewEveryMs?: number
}

/** Sends the mails in the outbox; any number of processes may run it concurrently. */
export function createMailer(deps: Deps) {
  const { db, storage, transport, log, publicUrl, callWebhook, renewEveryMs = 60_000 } = deps
  const { origin } = publicUrl
  let running = Promise.resolve()
  let calling = Promise.resolve()
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  // Reports are generated while they are sent, and each takes memory.
  const queue = createFairQueue({ atOnce: 3, maxWaiting: 100 })

  /** A cancelled attempt keeps its claim past the shutdown, so that nobody else sends it. */
  async function deliver(row: OutboxRow): Promise<boolean> {
    return stopping.signal.aborted ? false : orGivenUp(complete(row), stopping.signal)
  }

  async function complete(row: OutboxRow) {
    const stopRenewing = renewClaim(row.id)
    let isSent: boolean
    try {
      isSent = await handOver(row)
    } catch (error) {
      await retryLater(row, error)
      return false
    } finally {
      stopRenewing()
    }
    await db.transaction((tx) => removeMail(tx, row, isSent ? delivered : reopened))
    return isSent
  }

  async function handOver(row: OutboxRow) {
    const { id, message } = row
    if (row.webhookId !== null) {
      await callWebhook?.(row)
      return true
    }
    const { report, ...text } = message
    if (!report) {
      await transport.send({ ...text, attachments: [] })
      return true
    }
    const attachments = await openAttachments({ db, storage, log, origin }, report)
    if (attachments) {
      await queue.run(report.finalizationId, () => transport.send({ ...text, attachments }))
    } else {
      log.info({ mailId: id, ...report }, 'mail dropped: its trip was re-opened or deleted')
    }
    return attachments !== undefined
  }

  async function retryLater(row: OutboxRow, error: unknown) {
    const reason = reasonOf(error)
    log.warn({ mailId: row.id, attempts: row.attempts, reason }, 'sending a mail failed')
    const isTooOld = Date.now() - row.createdAt.getTime() > giveUpAfterMs
    const isRefused = row.deliveryId !== null && error instanceof MailRefusedError && error.isFinal
    if (isTooOld || isRefused) await giveUp(row, error)
    else await postponeMail(db, row, reason)
  }

  /** Notifies the sender of a claim; a failed notice is an ordinary mail and notifies nobody. */
  async function giveUp(row: OutboxRow, error: unknown) {
    const words =
      error instanceof MailRefusedError
        ? cleanServerWords(error.reply)
        : 'The mail server could not be reached for three days.'
    await db.transaction(async (tx) => {
      const wasWaiting = await removeMail(tx, row, { outcome: 'failed', words })
      const sender = wasWaiting && row.deliveryId !== null && (await findSender(tx, row.deliveryId))
      const isOwnAddress = sender && sender.email.toLowerCase() === row.message.to.toLowerCase()
      if (!sender || isOwnAddress) return
      await enqueueMail(tx, failureNotice(publicUrl, { ...sender, words }))
    })
  }

  /** A slow, large mail outlasts its claim, and must not be sent twice. */
  function renewClaim(id: number) {
    const timer = setInterval(() => {
      extendClaim(db, id).catch((err: unknown) =>
        log.warn({ err, mailId: id }, 'renewing the claim on a mail failed'),
      )
    }, renewEveryMs).unref()
    return () => clearInterval(timer)
  }

  async function sendDue(isWebhook = false) {
    while (!stopping.signal.aborted) {
      const row = await claimMail(db, isWebhook)
      if (!row) return
      await deliver(row)
    }
  }

  async function callDue() {
    const lanes = Array.from({ length: webhooksAtOnce }, () => sendDue(true))
    await Promise.all(lanes).catch((err) => log.error({ err }, 'calling webhooks failed'))
  }

  function flush() {
    running = running
      .then(() => sendDue())
      .catch((err) => log.error({ err }, 'sending due mails failed'))
    // Apart from mail, which must not wait for a slow receiver.
    if (callWebhook) calling = calling.then(callDue)
    return Promise.all([running, calling])
  }

  return {
    /** Sends everything that is due; resolves when nothing is left to try now. */
    flush,
    /** Sends a claimed mail at once and returns whether that worked; a failed one stays queued. */
    async deliverNow(row: OutboxRow) {
      const delivery = deliver(row)
      underWay.add(delivery)
      return delivery.finally(() => underWay.delete(delivery))
    },
    /** Sends what it can in that time; cancelled mails stay queued for the next start. */
    async stop(withinMs: number) {
      const timer = setTimeout(() => stopping.abort(), withinMs)
      await flush()
      await Promise.allSettled(underWay)
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

function orGivenUp(delivery: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  const givenUp = Promise.withResolvers<boolean>()
  const giveUp = () => givenUp.resolve(false)
  signal.addEventListener('abort', giveUp, { once: true })
  return Promise.race([delivery, givenUp.promise]).finally(() =>
    signal.removeEventListener('abort', giveUp),
  )
}

/** Mail servers often name the recipient when they refuse a mail. */
function reasonOf(error: unknown) {
  return describeError(error).message
}

/** Returns undefined if the trip was re-opened or deleted: there is nothing left to report. */
async function openAttachments(
  deps: FileDeps,
  { finalizationId, kinds }: AttachedReport,
): Promise<MailAttachment[] | undefined> {
  const files: MailAttachment[] = []
  for (const kind of kinds) {
    const file = await findLiveFile(deps, finalizationId, kind)
    if (!file) return undefined
    files.push(file)
  }
  return files
}

type Failure = {
  tripId: number
  tripName: string
  /** The traveller's address. */
  email: string
  recipient: string
  words: string
}

function failureNotice(publicUrl: URL, failure: Failure): MailText {
  const { tripId, email, recipient, words } = failure
  const name = plainLine(failure.tripName, 80) || 'without a name'
  const page = new URL(`/history/${tripId}`, publicUrl).href
  return renderMail({
    to: email,
    subject: `Not delivered: Expense report: ${name}`,
    paragraphs: [
      `Your expense report for the trip ${name} could not be delivered to ${recipient}.`,
      `The reason: ${words}`,
      'The trip is still finalized, and everything in it is safe. Send the report again, or to another address.',
    ],
    action: { label: 'Send again', url: page },
    links: [{ label: 'Change address', url: `${page}?change-address` }],
    footnote: 'You received this email because you sent this report through Quittance.',
  })
}
