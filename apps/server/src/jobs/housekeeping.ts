import type { FastifyBaseLogger } from 'fastify'
import { deleteOldEvents as deleteOldBillingEvents } from '#db/billing.ts'
import type { Db } from '#db/connect.ts'
import { deleteForgottenDocuments } from '#db/documents.ts'
import { deleteOldArrivals, forgetRefusedMails } from '#db/inbound-mails.ts'
import { deleteUnusedDevices } from '#db/known-devices.ts'
import { deleteExpiredTokens } from '#db/one-time-tokens.ts'
import { deleteOldChallenges } from '#db/passkeys.ts'
import { deleteOldAttempts } from '#db/rate-limits.ts'
import { deleteOldEvents } from '#db/security-events.ts'
import { deleteExpiredSessions } from '#db/sessions.ts'
import { deleteOldUploads } from '#db/uploads.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Payments } from '#payments/payments.ts'
import type { RateSource } from '#rates/rate-source.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { fetchRatesInTurn } from './fetch-rates.ts'
import { followSubscriptions } from './follow-subscriptions.ts'
import { sweepInTurn, sweepUploads } from './sweep-orphans.ts'

type JobDeps = {
  db: Db
  mailer: Mailer
  storage: Storage
  payments?: Payments
  /** Undefined where no rates are wanted. */
  rates?: RateSource
  uploadFolder: string
  log: FastifyBaseLogger
}

/** What happens later, on a timer; harmless when several processes do it at once. */
export function startJobs(deps: JobDeps) {
  const { mailer } = deps
  const stopping = new AbortController()
  let fetching = fetchRates(deps, stopping.signal)
  let sweeping = sweepFiles(deps, stopping.signal)
  const timers = [
    setInterval(() => void mailer.flush(), 15_000),
    setInterval(() => void sweepExpired(deps), 60 * 60_000),
    setInterval(() => void followPayments(deps), 60 * 60_000),
    setInterval(() => {
      fetching = fetching.then(() => fetchRates(deps, stopping.signal))
    }, 15 * 60_000),
    setInterval(() => {
      sweeping = sweeping.then(() => sweepFiles(deps, stopping.signal))
    }, 60 * 60_000),
  ]
  void mailer.flush()

  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all([sweeping, fetching])
  }
}

export async function sweepExpired({ db, storage, log }: Pick<JobDeps, 'db' | 'storage' | 'log'>) {
  try {
    await deleteExpiredSessions(db)
    await deleteExpiredTokens(db)
    await deleteOldAttempts(db)
    await deleteOldBillingEvents(db)
    await deleteOldEvents(db)
    await deleteOldChallenges(db)
    await deleteUnusedDevices(db)
    await removeStored({ db, storage, log }, await deleteOldUploads(db))
    await removeStored({ db, storage, log }, await forgetRefusedMails(db))
    await deleteOldArrivals(db)
    await removeStored({ db, storage, log }, await deleteForgottenDocuments(db))
  } catch (err) {
    log.error({ err }, 'sweeping what expired failed')
  }
}

async function followPayments({ db, payments, log }: JobDeps) {
  try {
    if (payments) await followSubscriptions({ db, payments, log })
  } catch (err) {
    log.error({ err }, 'following subscriptions failed')
  }
}

async function fetchRates({ db, rates, log }: JobDeps, signal: AbortSignal) {
  try {
    if (rates) await fetchRatesInTurn({ db, rates, log, signal })
  } catch (err) {
    log.error({ err }, 'fetching exchange rates failed')
  }
}

async function sweepFiles({ db, storage, uploadFolder, log }: JobDeps, signal: AbortSignal) {
  try {
    await sweepUploads(uploadFolder)
    await sweepInTurn({ db, storage, log, signal })
  } catch (err) {
    log.error({ err }, 'sweeping stored files failed')
  }
}
