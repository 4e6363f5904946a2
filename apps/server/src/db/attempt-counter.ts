import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import { rateLimits } from './schema.ts'

export type Counted = { count: number; secondsLeft: number }

type Waiting = { key: string; windowMinutes: number; result: PromiseWithResolvers<Counted> }

/** One statement can have 65,535 parameters. */
const maxAttempts = 1000
const maxRefusedKeys = 10_000
/** Another server may have forgotten the attempts meanwhile, as after a correct password. */
const trustMs = 10_000

/**
 * Counts attempts in batches, so that a flood has one statement running at a time and its attempts
 * do not wait for each other's row. In a transaction each has its own counter.
 */
export const counterOf = prepared(createCounter)

function createCounter(db: Db) {
  const waiting: Waiting[] = []
  let isWriting = false
  /** When the attempts of a refused key are counted again, and when its limit ends. */
  const refused = new Map<string, { askAgainAt: number; endsAt: number }>()

  async function writeBatches() {
    isWriting = true
    while (waiting.length > 0) await writeBatch(db, waiting.splice(0, maxAttempts))
    isWriting = false
  }

  return {
    count(key: string, windowMinutes: number) {
      const result = Promise.withResolvers<Counted>()
      waiting.push({ key, windowMinutes, result })
      if (!isWriting) void writeBatches()
      return result.promise
    },

    /** Until then, attempts cost no query. */
    refuse(key: string, secondsLeft: number) {
      const now = Date.now()
      const endsAt = now + secondsLeft * 1000
      refused.delete(key)
      refused.set(key, { askAgainAt: Math.min(endsAt, now + trustMs), endsAt })
      const [oldest] = refused.keys()
      if (refused.size > maxRefusedKeys && oldest !== undefined) refused.delete(oldest)
    },

    secondsRefused(key: string) {
      const known = refused.get(key)
      if (!known) return null
      const now = Date.now()
      if (now < known.askAgainAt) return Math.ceil((known.endsAt - now) / 1000)
      refused.delete(key)
      return null
    },

    forget: (key: string) => refused.delete(key),
  }
}

async function writeBatch(db: Db, batch: Waiting[]) {
  try {
    const counts = await addUp(db, batch)
    const seen = new Map<string, number>()
    for (const { key, result } of batch.toReversed()) {
      const stored = counts.get(key)
      const later = seen.get(key) ?? 0
      seen.set(key, later + 1)
      if (!stored) throw new Error('Counting an attempt returned no row.')
      result.resolve({ ...stored, count: stored.count - later })
    }
  } catch (error) {
    for (const { result } of batch) result.reject(error)
  }
}

/** In one statement, so that parallel attempts cannot bypass the limit. */
async function addUp(db: Db, batch: Waiting[]) {
  const attempts = Map.groupBy(batch, ({ key }) => key)
  // In one order on all servers: otherwise two batches could each wait for a row of the other.
  const values = [...attempts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, same]) => ({
      key,
      count: same.length,
      resetsAt: sql`now() + make_interval(mins => ${same[0]?.windowMinutes})`,
    }))
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  const rows = await db
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`excluded.count + case when ${isOver} then 0 else ${rateLimits.count} end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
  return new Map(rows.map(({ key, ...counted }) => [key, counted]))
}
