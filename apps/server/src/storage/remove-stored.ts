import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { outageOf } from '#db/outage.ts'
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

/** If the work fails, its files go. After a lost connection its commit may have succeeded: then the sweep decides. */
export async function orRemove<T>(deps: Deps, keys: string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (outageOf(error) !== 'unreachable') await removeStored(deps, keys)
    throw error
  }
}
