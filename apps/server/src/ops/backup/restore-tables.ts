import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '#startup-error.ts'
import { copyTarget, countRows, listTables } from './database-contents.ts'
import type { BackupSequence, BackupTable, Manifest } from './manifest.ts'

type ForeignKey = { table: string; name: string; definition: string }

/** Fills the tables from the unpacked archive; the caller holds the transaction. */
export async function restoreTables(
  client: PoolClient,
  manifest: Manifest,
  folder: string,
): Promise<void> {
  await requireSameShape(client, manifest.tables)
  // Dropped during the import, so that the order of rows does not matter.
  const foreignKeys = await dropForeignKeys(client)
  // Records cannot be truncated; the migrations leave them empty.
  const names = manifest.tables
    .filter(({ name }) => !name.startsWith('record_'))
    .map(({ name }) => escapeIdentifier(name))
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of manifest.tables)
    await fill(client, table, join(folder, 'database', table.name))
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
    )
  }
}

/** The schema is at the archive's migration by now, so a difference means it is not ours. */
async function requireSameShape(client: PoolClient, archived: BackupTable[]): Promise<void> {
  const shape = (tables: { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join(', ')})`).toSorted()
  const here = shape(await listTables(client))
  const there = shape(archived)
  const difference =
    there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table))
  if (difference === undefined) return
  throw new StartupError(
    `The backup does not match the database: ${difference} differs. Nothing was restored.`,
  )
}

async function dropForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, conname::text AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f'
      AND connamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    ORDER BY conrelid, conname`)
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`)
  }
  return rows
}

async function fill(client: PoolClient, table: BackupTable, folder: string): Promise<void> {
  const parts = (await readdir(folder).catch(() => [])).toSorted()
  await pipeline(
    Readable.from(contentOf(parts.map((part) => join(folder, part)))),
    client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`)),
  )
  const rows = await countRows(client, table.name)
  if (rows === table.rows) return
  throw new StartupError(
    `The backup is damaged: ${table.name} has ${rows} rows instead of ${table.rows}. Nothing was restored.`,
  )
}

async function* contentOf(files: string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file)
}

async function setSequence(client: PoolClient, sequence: BackupSequence): Promise<void> {
  const { name, lastValue, isCalled } = sequence
  await client.query('SELECT setval($1, $2, $3)', [escapeIdentifier(name), lastValue, isCalled])
}
