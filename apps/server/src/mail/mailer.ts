import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { claimMail, deleteMail, extendClaim, type OutboxRow, postponeMail } from '#db/outbox.ts'
import type { Storage } from '#storage/storage.ts'
import { createTurns } from '#turns/turns.ts'
import { openAttachments } from './attachments.ts'
import type { MailTransport } from './mail.ts'

const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000

export type Mailer = ReturnType<typeof createMailer>

type Deps = {
  db: Db
  storage: Storage
  transport: MailTransport
  log: FastifyBaseLogger
  /** How often the claim on a mail that takes long is renewed. */
  renewEveryMs?: number
}

/** Sends what waits in the outbox; any number of processes may do so at the same time. */
export function createMailer({ db, storage, transport, log, renewEveryMs = 60_000 }: Deps) {
  let running = Promise.resolve()
  // Reports are made while they are sent, and each takes memory.
  const turns = createTurns({ atOnce: 3, inLine: 100 })

  async function deliver(row: OutboxRow) {
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
    await deleteMail(db, row.id)
    return isSent
  }

  async function handOver({ id, message }: OutboxRow) {
    const { report, ...text } = message
    if (!report) {
      await transport.send({ ...text, attachments: [] })
      return true
    }
    const attachments = await openAttachments({ db, storage }, report)
    if (attachments) {
      await turns.run(report.finalizationId, () => transport.send({ ...text, attachments }))
    }
    if (!attachments)
      log.info({ mailId: id, ...report }, 'mail dropped: its trip was opened again or is gone')
    return attachments !== undefined
  }

  async function retryLater(row: OutboxRow, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ mailId: row.id, attempts: row.attempts, reason }, 'mail could not be handed over')
    if (Date.now() - row.createdAt.getTime() > giveUpAfterMs) await deleteMail(db, row.id)
    else await postponeMail(db, row, reason)
  }

  /** A large mail on a slow line takes longer than a claim lasts, and must not be sent twice. */
  function renewClaim(id: number) {
    const timer = setInterval(() => {
      extendClaim(db, id).catch((err: unknown) =>
        log.warn({ err, mailId: id }, 'claim not renewed'),
      )
    }, renewEveryMs).unref()
    return () => clearInterval(timer)
  }

  async function sendDue() {
    for (let row = await claimMail(db); row; row = await claimMail(db)) await deliver(row)
  }

  return {
    /** Sends everything that is due; resolves when nothing is left to try now. */
    flush() {
      running = running.then(sendDue).catch((err) => log.error({ err }, 'sending mail failed'))
      return running
    },
    /** Tries a claimed mail at once and tells the truth about that first try; a failed one stays queued. */
    deliverNow: deliver,
  }
}
