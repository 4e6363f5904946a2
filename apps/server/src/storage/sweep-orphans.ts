import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { countAttempt, forgetAttempts } from '#db/rate-limits.ts'
import { findUnusedKeys } from '#receipts/receipts.queries.ts'
import { isFileRemovalLocked } from './backup-lock.ts'
import type { Storage } from './storage.ts'

/** Far longer than a request may take: nothing is still working on an older, unreferenced file. */
const graceMs = 60 * 60_000

type Sweep = { db: Db; storage: Storage; log: FastifyBaseLogger; signal?: AbortSignal }

const turn = { key: 'job:sweep-orphans', minutes: 6 * 60 }

/** One server sweeps every six hours; if it does not finish, any may retry. */
export async function sweepIfDue(sweep: Sweep) {
  const { db, signal } = sweep
  const { count } = await countAttempt(db, turn.key, turn.minutes)
  if (count > 1) return
  let isDone = false
  try {
    await sweepOrphans(sweep)
    isDone = !signal?.aborted
  } finally {
    if (!isDone) await forgetAttempts(db, turn.key)
  }
}

/** Removes unreferenced files, left by a process that died between file and row. */
export async function sweepOrphans({ db, storage, log, signal }: Sweep) {
  const before = Date.now() - graceMs
  let removed = 0
  for await (const page of storage.list()) {
    if (signal?.aborted) break
    const old = page.filter(({ modifiedAt }) => modifiedAt.getTime() < before)
    const unused = await findUnusedKeys(
      db,
      old.map(({ key }) => key),
    )
    // A running backup may contain deleted rows, and needs their files.
    if (unused.length === 0 || (await isFileRemovalLocked(db))) continue
    for (const key of unused) await storage.remove(key)
    removed += unused.length
  }
  if (removed > 0) log.info({ removed }, 'removed orphaned files')
  return removed
}

export async function sweepUploads(folder: string) {
  const before = Date.now() - graceMs
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // One that finishes meanwhile removes its own folder.
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
