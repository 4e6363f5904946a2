import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { extract, list } from 'tar'
import { migrate, migrationNames } from '#db/migrate.ts'
import { claimServer } from '#db/server-lock.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { type BackupTable, type Manifest, newerBackup, parseManifest } from './manifest.ts'
import { restoreTables } from './restore-tables.ts'
import { filesBelow, storedNames } from './stored-files.ts'

async function requireUnusedDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number; isOurs: boolean; hasUsers: boolean }>(`
    SELECT
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()) AS tables,
      to_regclass('migrations') IS NOT NULL AS "isOurs",
      to_regclass('users') IS NOT NULL AS "hasUsers"`)
  const found = rows[0]
  if (found?.hasUsers) {
    const users = await pool.query('SELECT 1 FROM users LIMIT 1')
    if (users.rowCount === 0) return
  } else if (found?.isOurs || found?.tables === 0) return
  throw new StartupError(
    'The database is not empty. A backup can only be restored into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
}

/** Drops all tables: an unused database may have a newer schema than the backup. */
async function clearSchema(pool: Pool): Promise<void> {
  await pool.query(dropOurs)
}

const dropOurs = `
  DO $$
  DECLARE item record;
  BEGIN
    FOR item IN SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() LOOP
      EXECUTE format('DROP TABLE %I CASCADE', item.name);
    END LOOP;
    FOR item IN
      SELECT t.typname AS name FROM pg_type t
      JOIN pg_namespace n ON n.oid = t.typnamespace AND n.nspname = current_schema()
      WHERE t.typtype = 'e'
    LOOP
      EXECUTE format('DROP TYPE %I CASCADE', item.name);
    END LOOP;
  END $$`

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

/** Rejects a folder that already has files; a single file such as the secret is replaced. */
async function requireRoomForFiles(dataDir: string): Promise<void> {
  for (const name of storedNames) {
    const place = join(dataDir, name)
    if ((await stat(place).catch(() => undefined))?.isFile()) continue
    for await (const file of filesBelow(place)) {
      throw new StartupError(
        `${place} is not empty (${file}). A backup can only be restored into an empty folder: move the files elsewhere, or set DATA_DIR to a new folder.`,
      )
    }
  }
}

async function placeFiles(unpacked: string, dataDir: string): Promise<() => Promise<void>> {
  const replaced = join(unpacked, 'replaced')
  await mkdir(replaced)
  const moves: [from: string, to: string][] = []
  async function move(from: string, to: string) {
    await rename(from, to)
    moves.unshift([to, from])
  }
  async function takeBack() {
    for (const [from, to] of moves) await rename(from, to)
  }
  try {
    for (const name of storedNames) {
      const place = join(dataDir, name)
      if (!(await exists(join(unpacked, name)))) continue
      if (await exists(place)) await move(place, join(replaced, name))
      await move(join(unpacked, name), place)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function unpackBackup(
  file: string,
  folder: string,
): Promise<{ manifest: Manifest; files: number }> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) {
    throw new StartupError(`The file ${file} does not exist.`)
  }
  const files = await check(file)
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    // As the server creates them, whatever the archive or umask says: private to this user.
    dmode: 0o700,
    onReadEntry: (entry) => {
      entry.mode = 0o600
    },
  })
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '')
  const manifest = parseManifest(text)
  if (!(await migrationNames()).includes(manifest.lastMigration)) throw newerBackup()
  return { manifest, files }
}

async function check(file: string): Promise<number> {
  let files = 0
  const unexpected: string[] = []
  try {
    await list({
      file,
      strict: true,
      onReadEntry({ type, path }) {
        if (type !== 'File' || !isExpected(path)) unexpected.push(path)
        if (isStored(path)) files += 1
      },
    })
  } catch (error) {
    throw new StartupError(
      `${file} is damaged or incomplete (${reasonOf(error)}). Nothing was restored.`,
    )
  }
  if (unexpected.length === 0) return files
  throw new StartupError(
    `${file} is not a Quittance backup: it contains ${JSON.stringify(unexpected[0])}. Nothing was restored.`,
  )
}

function isExpected(path: string): boolean {
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return false
  return path === 'manifest.json' || /^database\/\w+\/\d{6}$/.test(path) || isStored(path)
}

function isStored(path: string): boolean {
  return storedNames.includes(path.split('/')[0] ?? '')
}
