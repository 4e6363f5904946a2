import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { migrate } from '#db/migrate.ts'
import { claimServer } from '#db/server-lock.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { clearSchema, requireUnusedDatabase } from './clear-schema.ts'
import type { BackupTable, Manifest } from './manifest.ts'
import { placeFiles, requireRoomForFiles } from './place-files.ts'
import { restoreTables } from './restore-tables.ts'
import { unpackBackup } from './unpack-backup.ts'

export type RestoreSummary = { tables: BackupTable[]; files: number; madeAt: string }

/** Restores a backup into an empty database and an empty folder, completely or not at all. */
export async function restoreBackup(
  pool: Pool,
  dataDir: string,
  file: string,
): Promise<RestoreSummary> {
  const claim = await claimServer(pool)
  const unpacked = join(dataDir, 'restore.new')
  try {
    await requireUnusedDatabase(pool)
    await requireRoomForFiles(dataDir)
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { mode: 0o700 })
    const { manifest, files } = await unpackBackup(file, unpacked)
    await clearSchema(pool)
    await migrate(pool, { upTo: manifest.lastMigration })
    await restoreContents(pool, manifest, unpacked, dataDir)
    await migrate(pool)
    return { tables: manifest.tables, files, madeAt: manifest.madeAt }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    await claim.release()
  }
}

async function restoreContents(
  pool: Pool,
  manifest: Manifest,
  unpacked: string,
  dataDir: string,
): Promise<void> {
  const client = await pool.connect()
  let takeBackFiles = async () => {}
  try {
    await client.query('BEGIN')
    await client.query(
      'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    )
    await restoreTables(client, manifest, unpacked)
    // Before the commit: a file without a row is harmless, a row without its file is not.
    takeBackFiles = await placeFiles(unpacked, dataDir)
    await client.query('COMMIT')
  } catch (error) {
    await takeBackFiles()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The backup cannot be restored (${reasonOf(error)}). Nothing was restored.`,
    )
  } finally {
    // Closed, not reused: after an error the transaction is still open.
    client.release(true)
  }
}
