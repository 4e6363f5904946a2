import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { deleteExpiredInvitations } from '#accounts/invitations.queries.ts'
import { deleteUnusedDevices } from '#accounts/known-devices.queries.ts'
import { deleteExpiredTokens } from '#accounts/one-time-tokens.queries.ts'
import { deleteOldChallenges } from '#accounts/passkeys/passkeys.queries.ts'
import { deleteOldEvents } from '#accounts/security-events.queries.ts'
import { deleteOldEvents as deleteOldBillingEvents } from '#billing/billing.queries.ts'
import { followSubscriptions } from '#billing/follow-subscriptions.ts'
import type { Payments } from '#billing/payments.ts'
import type { Db } from '#db/connect.ts'
import { deleteOldAttempts } from '#db/rate-limits.ts'
import { deleteExpiredSessions } from '#db/sessions.ts'
import { withSingletonLock } from '#db/singleton-lock.ts'
import { deleteForgottenDocuments } from '#documents/documents.queries.ts'
import type { Mailer } from '#mail/mailer.ts'
import { deleteOldInboundMails, forgetRefusedMails } from '#mail-in/inbound-mails.queries.ts'
import { fetchRatesIfDue } from '#rates/fetch-rates.ts'
import type { RateSource } from '#rates/rate-source.ts'
import type { PhotoComparer } from '#receipts/photo-comparer.ts'
import { deleteUnusedPrints } from '#receipts/prints.queries.ts'
import { deleteOldUploads } from '#receipts/uploads.queries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { sweepIfDue, sweepUploads } from '#storage/sweep-orphans.ts'
import type { NightlyBackup } from './backup/nightly-backup.ts'

type JobDeps = {
  db: Db
  pool: Pool
  mailer: Mailer
  storage: Storage
  comparer: PhotoComparer
  payments?: Payments
  rates?: RateSource
  /** Undefined without BACKUP_DIR. */
  backup?: NightlyBackup
  uploadFolder: string
  log: FastifyBaseLogger
}

/** Background jobs on a timer; safe to run in several processes at once. */
export function startJobs(deps: JobDeps) {
  const { mailer } = deps
  const stopping = new AbortController()
  let fetching = fetchRates(deps, stopping.signal)
  let sweeping = sweepFiles(deps, stopping.signal)
  let comparing = comparePhotos(deps, stopping.signal)
  let backingUp = deps.backup?.runIfDue(new Date(), stopping.signal)
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
    setInterval(() => {
      comparing = comparing.then(() => comparePhotos(deps, stopping.signal))
    }, 15 * 60_000),
    setInterval(() => {
      backingUp = backingUp?.then(() => deps.backup?.runIfDue(new Date(), stopping.signal))
    }, 15 * 60_000),
  ]
  void mailer.flush()

  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all([sweeping, fetching, comparing, backingUp])
  }
}

export async function sweepExpired({ db, storage, log }: Pick<JobDeps, 'db' | 'storage' | 'log'>) {
  try {
    await deleteExpiredSessions(db)
    await deleteExpiredTokens(db)
    await deleteExpiredInvitations(db)
    await deleteOldAttempts(db)
    await deleteOldBillingEvents(db)
    await deleteOldEvents(db)
    await deleteOldChallenges(db)
    await deleteUnusedDevices(db)
    await removeStored({ db, storage, log }, await deleteOldUploads(db))
    await removeStored({ db, storage, log }, await forgetRefusedMails(db))
    await deleteOldInboundMails(db)
    await deleteUnusedPrints(db)
    await removeStored({ db, storage, log }, await deleteForgottenDocuments(db))
  } catch (err) {
    log.error({ err }, 'deleting expired rows failed')
  }
}

/** On one server at a time. */
async function comparePhotos({ pool, comparer, log }: JobDeps, signal: AbortSignal) {
  try {
    await withSingletonLock(pool, 'comparePhotos', () => comparer.compareAll(signal))
  } catch (err) {
    log.error({ err }, 'comparing photos failed')
  }
}

async function followPayments({ db, payments, log }: JobDeps) {
  try {
    if (payments) await followSubscriptions({ db, payments, log })
  } catch (err) {
    log.error({ err }, 'checking subscriptions failed')
  }
}

async function fetchRates({ db, rates, log }: JobDeps, signal: AbortSignal) {
  try {
    if (rates) await fetchRatesIfDue({ db, rates, log, signal })
  } catch (err) {
    log.error({ err }, 'fetching exchange rates failed')
  }
}

async function sweepFiles({ db, storage, uploadFolder, log }: JobDeps, signal: AbortSignal) {
  try {
    await sweepUploads(uploadFolder)
    await sweepIfDue({ db, storage, log, signal })
  } catch (err) {
    log.error({ err }, 'sweeping orphaned files failed')
  }
}
