import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf, StartupError } from '#startup-error.ts'

const timeoutMs = 330_000
const sqliteBusy = 5

/**
 * Runs the work while holding an exclusive lock on the folder. Node has no file locks; SQLite's is
 * the kernel's, so it ends with the process and is never stale.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(folder)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(folder: string): Promise<DatabaseSync> {
  const lock = openLock(join(folder, 'postgres.lock'))
  const deadline = Date.now() + timeoutMs
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close()
      throw new StartupError(
        `Another process has been starting or stopping the database in ${folder} for minutes. Stop it and try again.`,
      )
    }
    await pause(25)
  }
  return lock
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw new StartupError(
      `Cannot open ${file} (${reasonOf(error)}). Make it writable for this user.`,
    )
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    lock.close()
    throw new StartupError(`Cannot lock the data folder (${reasonOf(error)}).`)
  }
}
