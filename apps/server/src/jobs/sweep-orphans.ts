import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { findUnusedKeys } from '#db/receipts.ts'
import type { Storage } from '#storage/storage.ts'

/** Far longer than a request may take: what is older and unnamed has no one working on it. */
const graceMs = 60 * 60_000

/** Each batch reads the receipts once, so few large ones. */
const batchSize = 10_000

type Sweep = { db: Db; storage: Storage; log: FastifyBaseLogger; signal?: AbortSignal }

/** Removes stored images that no receipt names: left by a process that died between image and row. */
export async function sweepOrphans({ db, storage, log, signal }: Sweep) {
  const before = Date.now() - graceMs
  let removed = 0
  async function sweep(keys: string[]) {
    for (const key of await findUnusedKeys(db, keys)) {
      await storage.remove(key)
      removed += 1
    }
  }

  let batch: string[] = []
  for await (const { key, modifiedAt } of storage.list()) {
    if (signal?.aborted) return removed
    if (modifiedAt.getTime() < before) batch.push(key)
    if (batch.length < batchSize) continue
    await sweep(batch)
    batch = []
  }
  if (batch.length > 0) await sweep(batch)
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
