import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { claimMail, deleteMail, extendClaim, type OutboxRow, postponeMail } from '#db/outbox.ts'
import { describeError } from '#log/describe-error.ts'
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
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  // Reports are made while they are sent, and each takes memory.
  const turns = createTurns({ atOnce: 3, inLine: 100 })

  /** One that is given up keeps its claim, which lasts longer than a stop: nobody else sends it meanwhile. */
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
    await deleteMail(db, row.id)
    return isSent
  }

  async function handOver({ id, message }: OutboxRow) {
    const { report, ...text } = message
    if (!report) {
      await transport.send({ ...text, attachments: [] })
      return true
    }
    const attachments = await openAttachments({ db, storage, log }, report)
    if (attachments) {
      await turns.run(report.finalizationId, () => transport.send({ ...text, attachments }))
    } else {
      log.info({ mailId: id, ...report }, 'mail dropped: its trip was opened again or is gone')
    }
    return attachments !== undefined
  }

  async function retryLater(row: OutboxRow, error: unknown) {
    const reason = reasonOf(error)
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
    while (!stopping.signal.aborted) {
      const row = await claimMail(db)
      if (!row) return
      await deliver(row)
    }
  }

  function flush() {
    running = running.then(sendDue).catch((err) => log.error({ err }, 'sending mail failed'))
    return running
  }

  return {
    /** Sends everything that is due; resolves when nothing is left to try now. */
    flush,
    /** Tries a claimed mail at once and tells the truth about that first try; a failed one stays queued. */
    async deliverNow(row: OutboxRow) {
      const delivery = deliver(row)
      underWay.add(delivery)
      return delivery.finally(() => underWay.delete(delivery))
    },
    /** Sends what it can in that time; what then hangs is given up, and stays queued for the next start. */
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

/** A mail server that refuses a mail likes to name whom it was for. */
function reasonOf(error: unknown) {
  return describeError(error).message
}
