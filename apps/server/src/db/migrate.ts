import { readdir, readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { StartupError } from '#startup-error.ts'
import { allowStall } from './stalled-connections.ts'

// Next to this file in the source, and next to the bundle.
const folder = new URL('./migrations/', import.meta.url)
const migrationLock = 7_091_644_002

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted()
}

/** To the newest schema, or the named one; replicas starting at once run one after another. */
export async function migrate(pool: Pool, { upTo }: { upTo?: string } = {}): Promise<void> {
  const client = await pool.connect()
  try {
    // The pool's limit must not interrupt waiting for a replica or a long migration.
    allowStall(client)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await applyPending(client, upTo)
  } finally {
    // Closing the session releases the lock and the setting, even after an error.
    client.release(true)
  }
}

/** In the order they were applied. */
export async function appliedMigrations(client: Pool | PoolClient): Promise<string[]> {
  const found = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`)
  if (!found.rows[0].exists) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
  return rows.map((row) => row.name).toSorted()
}

async function applyPending(client: PoolClient, upTo: string | undefined): Promise<void> {
  const known = await migrationNames()
  const applied = await appliedMigrations(client)
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown) {
    throw new StartupError(
      `The database was made by a newer version of Quittance (it has the migration ${unknown}). Start that version; nothing was changed.`,
    )
  }
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  for (const name of known) {
    if (upTo !== undefined && name > upTo) break
    if (!applied.includes(name)) await apply(client, name)
  }
}

async function apply(client: PoolClient, name: string): Promise<void> {
  const sql = await readFile(new URL(`${name}.sql`, folder), 'utf8')
  await client.query('BEGIN')
  for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement)
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
  await client.query('COMMIT')
}
