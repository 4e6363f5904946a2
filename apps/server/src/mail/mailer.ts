import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { claimMail, deleteMail, type OutboxRow, postponeMail } from '#db/outbox.ts'
import type { MailTransport } from './mail.ts'

const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000

export type Mailer = ReturnType<typeof createMailer>

/** Sends what waits in the outbox; any number of processes may do so at the same time. */
export function createMailer(db: Db, transport: MailTransport, log: FastifyBaseLogger) {
  let running = Promise.resolve()

  async function deliver(row: OutboxRow) {
    try {
      await transport.send(row.message)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mailId: row.id, attempts: row.attempts, reason }, 'mail could not be handed over')
      if (Date.now() - row.createdAt.getTime() > giveUpAfterMs) await deleteMail(db, row.id)
      else await postponeMail(db, row, reason)
      return false
    }
    await deleteMail(db, row.id)
    return true
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
