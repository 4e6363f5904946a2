import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Db } from '#db/connect.ts'

const backupLock = 7_091_644_003

/**
 * No server removes stored files until this session ends. Taken before the backup reads the
 * database, so that every file it finds there can still be copied. A second backup waits.
 */
export async function lockFileRemoval(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [backupLock])
}

/**
 * Check it after the rows are deleted and before their files are: a backup that begins later sees
 * neither.
 */
export async function isFileRemovalLocked(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is_free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as is_free`,
  )
  return rows[0]?.is_free !== true
}
