import { DocumentRefusedError } from '@quittance/receipt-reader/document'
import type { Turn } from '@quittance/receipt-reader/document-reader'
import { ReadTimeoutError } from '@quittance/receipt-reader/pool/errors'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { rateLimits } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { formatWait } from '#http/rate-limit.ts'
import { createFairQueue, type FairQueue } from '#process/fair-queue.ts'
import type { ReaderSettings } from '#process/settings/reader.ts'
import type { TurnsOfUser } from './document-reader.ts'
import { sha256Of } from './store-document.ts'

/** Even with one core: the second is free while the first is busy with one user's file. */
export const documentProcesses = 2

/** A job that takes longer starts again behind all others, with all the time there is. */
const quickLimitMs = 5_000
const minutesPerHour = 20
const slowForMinutes = 24 * 60

export type Turns = ReturnType<typeof createTurns>
export type PagesRead = { sha256: string; read: number; pages: number }

/** Who runs next, for everything that reads receipts, whether uploaded or received by mail. */
export function createTurns({ db, reader }: { db: Db; reader: ReaderSettings }) {
  // Waiting files are on disk, so many may wait.
  const waiting = { maxWaiting: 20, maxWaitingPerUser: 2 }
  // A remote model does not use our cores.
  const atOnce = reader.engine === 'local' ? reader.workers : 4
  const reading = createFairQueue({ atOnce, ...waiting })
  const processes = createFairQueue({
    atOnce: documentProcesses,
    atOncePerUser: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
  })
  // One whole document per user at a time; its jobs take turns with those of others.
  const perUser = { atOnce: 40, atOncePerUser: 1, ...waiting }

  const of = (userId: number, progress?: PagesRead): TurnsOfUser => {
    return async (path) => {
      const hash = await sha256Of(path)
      if (progress) progress.sha256 ||= hash
      const inProcess: Turn = (job, run, signal) =>
        limited(`${hash}:${job}`, processes, signal, (onSpent) => {
          const start = (isSlow: boolean) => {
            const timeLimitMs = isSlow ? undefined : quickLimitMs
            const limits = { onSpent, timeLimitMs, owner: userId }
            return processes.run(userId, () => run(limits), signal, { isSlow })
          }
          return start(false).catch((error: unknown) => {
            if (!isTimeOver(error, signal)) throw error
            return start(true)
          })
        })
      const inReader: Turn = (job, run, signal) =>
        limited(`${hash}:${job}`, reading, signal, (onSpent) =>
          reading.run(userId, () => run({ onSpent }), signal, { isPart: true }),
        ).finally(() => progress && (progress.read += 1))
      return { inProcess, inReader }
    }

    /** Within the user's processor time; what exceeded its own is not tried again for a day. */
    async function limited<Answer>(
      job: string,
      { charge }: FairQueue,
      signal: AbortSignal | undefined,
      work: (onSpent: OnSpent) => Promise<Answer>,
    ): Promise<Answer> {
      const keys = { slow: `slow:${job}`, spent: `processor:user:${userId}` }
      const counts = await findCounts(db, [keys.slow, keys.spent])
      if (counts.has(keys.slow)) throw new DocumentRefusedError('time')
      const spent = counts.get(keys.spent)
      if (spent && spent.count > minutesPerHour * 60_000) throw outOfTime(spent.secondsLeft)
      let spentMs = 0
      const onSpent = (ms: number) => {
        spentMs += ms
        charge(userId, ms / 1000)
      }
      try {
        return await work(onSpent)
      } catch (error) {
        if (isTimeOver(error, signal)) await addCount(db, keys.slow, slowForMinutes, 1)
        throw error
      } finally {
        await addCount(db, keys.spent, 60, Math.ceil(spentMs))
      }
    }
  }

  return {
    reading,
    imports: createFairQueue(perUser),
    drawings: createFairQueue(perUser),
    of,
    /** By user: one document of each is read at a time. */
    pagesRead: new Map<number, PagesRead>(),
  }
}

type OnSpent = (ms: number) => void

/** By its own limit, not by one of the whole document. */
function isTimeOver(error: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return false
  const isRefused = error instanceof DocumentRefusedError && error.problem === 'time'
  return isRefused || error instanceof ReadTimeoutError
}

function outOfTime(secondsLeft: number) {
  return new AppError(
    'RATE_LIMITED',
    `Your documents have taken ${minutesPerHour} minutes of processor time within an hour. The next can be imported in ${formatWait(secondsLeft)}. You can take a photo of this one, or type it in.`,
    { retryAfterSeconds: secondsLeft },
  )
}

/** By their keys, the counts that still hold. */
async function findCounts(db: Db, keys: string[]) {
  const secondsLeft = sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`
  const rows = await db
    .select({ key: rateLimits.key, count: rateLimits.count, secondsLeft })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, sql`now()`)))
  return new Map(rows.map((row) => [row.key, row]))
}

/** In one statement, so that parallel jobs are all counted. */
async function addCount(db: Db, key: string, minutes: number, count: number) {
  const resetsAt = sql`now() + make_interval(mins => ${minutes})`
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  await db
    .insert(rateLimits)
    .values({ key, count, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 0 else ${rateLimits.count} end + excluded.count`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
}
