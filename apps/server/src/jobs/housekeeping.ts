import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { deleteExpiredTokens } from '#db/one-time-tokens.ts'
import { deleteOldAttempts } from '#db/rate-limits.ts'
import { deleteExpiredSessions } from '#db/sessions.ts'
import type { Mailer } from '#mail/mailer.ts'

/** What happens later, on a timer; harmless when several processes do it at once. */
export function startJobs(db: Db, mailer: Mailer, log: FastifyBaseLogger) {
  const timers = [
    setInterval(() => void mailer.flush(), 15_000),
    setInterval(() => void sweepExpired(db, log), 60 * 60_000),
  ]
  void mailer.flush()

  return async () => {
    for (const timer of timers) clearInterval(timer)
    await mailer.flush()
  }
}

async function sweepExpired(db: Db, log: FastifyBaseLogger) {
  try {
    await deleteExpiredSessions(db)
    await deleteExpiredTokens(db)
    await deleteOldAttempts(db)
  } catch (err) {
    log.error({ err }, 'sweeping what expired failed')
  }
}
