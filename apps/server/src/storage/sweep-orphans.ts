import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { countAttempt, forgetAttempts } from '#db/rate-limits.ts'
import { findUnusedKeys } from '#receipts/receipts.queries.ts'
import { isFileRemovalLocked } from './backup-lock.ts'
import type { Storage } from './storage.ts'

/** Far longer than a request may take: what is older and unnamed has no one working on it. */
const graceMs = 60 * 60_000

type Sweep = { db: Db; storage: Storage; log: FastifyBaseLogger; signal?: AbortSignal }

const turn = { key: 'job:sweep-orphans', minutes: 6 * 60 }

/** Whichever server asks first sweeps, and none again for six hours; a sweep that did not end is anyone's. */
export async function sweepInTurn(sweep: Sweep) {
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

/** Removes stored images that no receipt names: left by a process that died between image and row. */
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
    // Rows that are gone may still be in a backup that is being made, and it wants their files.
    if (unused.length === 0 || (await isFileRemovalLocked(db))) continue
    for (const key of unused) await storage.remove(key)
    removed += unused.length
  }
  if (removed > 0) log.info({ removed }, 'removed stored images without a receipt')
  return removed
}

/** Uploads that a process which was killed left behind. */
export async function sweepUploads(folder: string) {
  const before = Date.now() - graceMs
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // One that ends meanwhile takes its folder away itself.
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
