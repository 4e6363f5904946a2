import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { isFileRemovalLocked } from './backup-lock.ts'
import type { Storage } from './storage.ts'

type Deps = { db: Db; storage: Storage; log: FastifyBaseLogger }

/**
 * Removes files that no row references. Leaves failures, and files locked by a backup, to the
 * orphan sweep; the caller's work is done either way.
 */
export async function removeStored({ db, storage, log }: Deps, keys: string[]): Promise<void> {
  try {
    if (keys.length === 0 || (await isFileRemovalLocked(db))) return
    for (const key of keys) await storage.remove(key)
  } catch (err) {
    log.warn({ err }, 'removing a stored file failed; the sweep will retry')
  }
}
