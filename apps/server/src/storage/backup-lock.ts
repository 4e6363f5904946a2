import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Db } from '#db/connect.ts'

const backupLock = 7_091_644_003

/**
 * Until this session ends no stored file is removed, by whichever server. Taken before the backup looks at the
 * database: what it then sees there has its files until they are copied. A second backup waits for the first.
 */
export async function lockFileRemoval(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [backupLock])
}

/**
 * To be asked after the rows are gone and before their files are removed: a backup that begins later
 * sees neither.
 */
export async function isFileRemovalLocked(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is_free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as is_free`,
  )
  return rows[0]?.is_free !== true
}
