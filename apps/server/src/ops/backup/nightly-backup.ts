import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import { rateLimits } from '#db/schema.ts'
import { withSingletonLock } from '#db/singleton-lock.ts'
import { describeBackup } from './describe.ts'
import { writeBackup } from './write-backup.ts'

/** In UTC; a server that was off then makes up for it at its next start. */
const earliestHour = 2

type Deps = {
  db: Db
  pool: Pool
  dataDir: string
  folder: string
  keep: number
  log: FastifyBaseLogger
}

export type NightlyBackup = ReturnType<typeof createNightlyBackup>

export function createNightlyBackup({ db, pool, dataDir, folder, keep, log }: Deps) {
  let failures = 0

  /** Once a day on one of several servers; marked as done only afterwards, so that a crash skips none. */
  async function runIfDue(now: Date, signal?: AbortSignal) {
    if (now.getUTCHours() < earliestHour || signal?.aborted) return
    const time = now.toISOString().slice(0, 19)
    try {
      await withSingletonLock(pool, 'nightlyBackup', async () => {
        const key = `job:backup:${time.slice(0, 10)}`
        const isDone = and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, sql`now()`))
        if ((await db.$count(rateLimits, isDone)) > 0) return
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = join(folder, `quittance-nightly-${time.replaceAll(':', '')}.tar.gz`)
        const summary = await writeBackup(pool, dataDir, file, signal)
        log.info({ file, bytes: summary.bytes }, `backed up ${describeBackup(summary)}`)
        await countAttempt(db, key, 24 * 60)
        for (const old of (await listArchives()).slice(0, -keep)) await rm(join(folder, old))
      })
    } catch (err) {
      if (signal?.aborted) return
      failures += 1
      log.error({ err }, 'the nightly backup failed; it is tried again within 15 minutes')
    }
  }

  /** Oldest first; other files in the folder are not ours to remove. */
  async function listArchives() {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => /^quittance-nightly-[\dT-]+\.tar\.gz$/.test(name)).toSorted()
  }

  return {
    runIfDue,
    async state() {
      const newest = (await listArchives()).at(-1)
      const found = newest && (await stat(join(folder, newest)).catch(() => undefined))
      return { failures, newestAt: found ? found.mtimeMs / 1000 : 0 }
    },
  }
}
