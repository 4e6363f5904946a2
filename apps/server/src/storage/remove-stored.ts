import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { isFileRemovalLocked } from './backup-lock.ts'
import type { Storage } from './storage.ts'

type Deps = { db: Db; storage: Storage; log: FastifyBaseLogger }

/**
 * Removes what no row names any more. What cannot be removed now, also because a backup is being made, is found
 * by the orphan sweep; the caller's work is done either way.
 */
export async function removeStored({ db, storage, log }: Deps, keys: string[]): Promise<void> {
  try {
    if (keys.length === 0 || (await isFileRemovalLocked(db))) return
    for (const key of keys) await storage.remove(key)
  } catch (err) {
    log.warn({ err }, 'an image could not be removed; left to the sweep')
  }
}
