import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MailRefusal } from '@quittance/contract/inbound'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from '#db/connect.ts'
import { outageOf } from '#db/outage.ts'
import { withSingletonLock } from '#db/singleton-lock.ts'
import { insertDocument } from '#documents/documents.queries.ts'
import { AppError } from '#http/app-error.ts'
import { withWorkFolder } from '#http/work-folder.ts'
import { BacklogFullError } from '#process/fair-queue.ts'
import { insertUpload, keptUntilChecked } from '#receipts/uploads.queries.ts'
import { orRemove, removeStored } from '#storage/remove-stored.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { hasSpaceToKeep } from '#storage/storage-quota.ts'
import { findActiveTrip } from '#trips/trips.queries.ts'
import {
  claimNextMail,
  finishMail,
  hasDueMail,
  type InboundMailRow,
  maxAttempts,
  releaseMailClaim,
} from './inbound-mails.queries.ts'
import { type OpenDeps, openMail, type PlannedUpload } from './open-mail.ts'

type Deps = Omit<OpenDeps, 'signal'> & {
  pool: Pool
  storage: Storage
  storageLimit: number
  uploadFolder: string
}

const pollEveryMs = 15_000
const maxRecentUsers = 100
/** Of as many users: one mail of each at a time. */
const mailsAtOnce = 4

const refusalShownUntil = sql`now() + interval '30 days'`

/** Not the transaction's time, which all parts of a mail would share: they are shown in order. */
const createdAt = sql`clock_timestamp()`

/** The store or database is unreachable, or all readers are busy: not the mail's fault. */
class NotNowError extends Error {
  override name = 'NotNowError'
}

export function startMailProcessor(deps: Deps) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isRequested = false
  let woken = Promise.withResolvers<void>()

  async function run() {
    while (isRequested && !stopping.signal.aborted) {
      isRequested = false
      await processMail(deps, stopping.signal, () => woken.promise).catch((err: unknown) => {
        if (!stopping.signal.aborted) deps.log.error({ err }, 'processing inbound mail failed')
      })
    }
  }

  /** Starts at once, beside the mails of others. */
  function wake() {
    isRequested = true
    woken.resolve()
    woken = Promise.withResolvers<void>()
    running ??= run().finally(() => {
      running = undefined
    })
  }

  const timer = setInterval(wake, pollEveryMs)
  wake()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/** Processes all due mails; leaves those that cannot be opened now for the next run. */
export async function processMail(
  deps: Deps,
  signal: AbortSignal = new AbortController().signal,
  nextWake: () => Promise<void> = () => new Promise(() => {}),
) {
  const { db, pool } = deps
  if (!(await hasDueMail(db))) return
  await withSingletonLock(pool, 'processMail', async () => {
    const postponed: string[] = []
    let lately: number[] = []
    const inWork = new Map<number, Promise<void>>()

    async function start(mail: InboundMailRow) {
      await processOne(deps, mail, signal).catch(async (error: unknown) => {
        postponed.push(mail.id)
        await postpone(deps, mail, error, signal)
      })
      inWork.delete(mail.userId)
    }

    try {
      while (!signal.aborted) {
        // Before the query: a mail that arrives during it must not wait for the next one.
        const change = Promise.race([nextWake(), ...inWork.values()])
        change.catch(() => {})
        const exceptUsers = [...inWork.keys()]
        const mail =
          inWork.size < mailsAtOnce
            ? await claimNextMail(db, { except: postponed, exceptUsers, lately })
            : undefined
        if (mail) {
          lately = [...lately, mail.userId].slice(-maxRecentUsers)
          inWork.set(mail.userId, start(mail))
        } else if (inWork.size === 0) return
        else await change
      }
    } finally {
      await Promise.allSettled(inWork.values())
    }
  })
}

async function postpone(
  deps: Deps,
  { id, tries }: InboundMailRow,
  error: unknown,
  signal: AbortSignal,
) {
  if (signal.aborted || isNotNow(error)) return releaseMailClaim(deps.db, id, waitOf(error))
  deps.log.error({ err: error, arrivalId: id, tries }, 'opening an inbound mail failed')
}

/** A user without processor time is not tried again until there is some. */
function waitOf(error: unknown) {
  const isLimited = error instanceof AppError && error.code === 'RATE_LIMITED'
  return isLimited ? error.meta.retryAfterSeconds : undefined
}

function isNotNow(error: unknown) {
  const isBusy =
    error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'RATE_LIMITED')
  return (
    isBusy ||
    error instanceof NotNowError ||
    error instanceof BacklogFullError ||
    outageOf(error) !== undefined
  )
}

async function processOne(deps: Deps, mail: InboundMailRow, signal: AbortSignal) {
  // Counted before it is opened, so that a mail that crashes the server is not retried for ever.
  if (mail.tries > maxAttempts) return refuse(deps, mail, 'died')
  await withWorkFolder(deps.uploadFolder, async (folder) => {
    const path = join(folder, 'mail.eml')
    if (!(await fetchRaw(deps, mail, path))) return finishMail(deps.db, mail.id, 'died')
    const planned = await open(deps, mail, { path, folder, signal })
    if (typeof planned === 'string') return refuse(deps, mail, planned)
    if (planned.length === 0) return refuse(deps, mail, 'nothing-inside')
    await store(deps, mail, planned)
  })
}

async function open(
  deps: Deps,
  { userId, subject, tries }: InboundMailRow,
  { path, folder, signal }: { path: string; folder: string; signal: AbortSignal },
): Promise<PlannedUpload[] | MailRefusal> {
  const trip = await findActiveTrip(deps.db, userId)
  const context = trip && {
    startDate: trip.startDate,
    endDate: trip.endDate,
    currency: trip.currency,
  }
  try {
    return await openMail({ ...deps, signal }, { userId, path, subject, context }, folder)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DOCUMENT_REFUSED') throw error
    // The mail as a whole failed, before any part of it.
    const { problem } = error.meta
    if (problem === 'too-large') return 'too-large'
    if (problem === 'nested-mail') return [{ row: { name: subject, problem }, files: [], bytes: 0 }]
    if (tries >= maxAttempts) return 'died'
    throw error
  }
}

/** Returns false if it is no longer stored. */
async function fetchRaw({ storage }: Deps, { rawKey }: InboundMailRow, path: string) {
  if (!rawKey) return false
  try {
    await pipeline(await storage.read(rawKey), createWriteStream(path, { mode: 0o600 }))
    return true
  } catch (error) {
    if (error instanceof NotStoredError) return false
    throw new NotNowError('The mail cannot be fetched.', { cause: error })
  }
}

/** Files first; then all rows and the mail's new state, or none of them. */
async function store(deps: Deps, mail: InboundMailRow, planned: PlannedUpload[]) {
  const { db, storage } = deps
  const files = planned.flatMap((upload) => upload.files)
  const keys = files.map(({ key }) => key)
  await orRemove(deps, keys, async () => {
    for (const { key, path, type } of files) await storage.put(key, { path }, type).catch(notNow)
    const isStored = await db.transaction((tx) => write(tx, deps, mail, planned))
    if (!isStored) await removeStored(deps, keys)
  })
  if (mail.rawKey) await removeStored(deps, [mail.rawKey])
}

function notNow(error: unknown): never {
  throw new NotNowError('The store cannot be written to.', { cause: error })
}

/** Returns false if nothing was written, except possibly that the quota is full. */
async function write(
  tx: Db,
  { storageLimit }: Deps,
  { id, userId, rawBytes }: InboundMailRow,
  planned: PlannedUpload[],
) {
  // The parts replace the mail.
  const imageBytes = planned.reduce((sum, { bytes }) => sum + bytes, -rawBytes)
  const hasSpace = await hasSpaceToKeep(tx, userId, { limitBytes: storageLimit, imageBytes })
  if (!(await finishMail(tx, id, hasSpace ? undefined : 'storage-full')) || !hasSpace) return false
  for (const { row, document } of planned) {
    const pages = document && (await insertDocument(tx, document))
    const until = { keptUntil: row.problem ? refusalShownUntil : keptUntilChecked }
    await insertUpload(tx, { ...row, ...pages, ...until, userId, arrivalId: id, createdAt })
  }
  return true
}

/** Keeps an unopenable mail for a while: it is its owner's data, and may be sent again. */
async function refuse(deps: Deps, { id, rawKey }: InboundMailRow, reason: MailRefusal) {
  const keepsMail = reason === 'died'
  await finishMail(deps.db, id, reason, { keepsMail })
  if (rawKey && !keepsMail) await removeStored(deps, [rawKey])
}
