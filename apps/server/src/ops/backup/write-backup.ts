import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Header, Pax } from 'tar'
import { appliedMigrations } from '#db/migrate.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { lockFileRemoval } from '#storage/backup-lock.ts'
import { copyTarget, countRows, listSequences, listTables } from './database-contents.ts'
import { type BackupTable, backupFormat, type Manifest } from './manifest.ts'
import { storedFiles } from './stored-files.ts'

const blockSize = 512

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize)

/** One file of a tar archive, streamed; the size must be known in advance. */
export async function* tarEntry(
  path: string,
  size: number,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield header(path, size)
  let written = 0
  for await (const piece of content) {
    written += piece.length
    yield piece
  }
  if (written !== size) throw new Error(`${path} changed while it was read`)
  yield Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}

function header(path: string, size: number): Buffer {
  const data = { path, size, mode: 0o600, mtime: new Date(), type: 'File' as const }
  const block = Buffer.alloc(blockSize)
  const isTooLong = new Header(data).encode(block)
  return isTooLong ? Buffer.concat([new Pax(data).encode(), block]) : block
}

export type BackupSummary = { tables: BackupTable[]; files: number; bytes: number }

const partSize = 4 * 1024 * 1024

export async function writeBackup(
  pool: Pool,
  dataDir: string,
  file: string,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  if (await stat(file).catch(() => undefined)) {
    throw new StartupError(`${file} already exists. Choose another file name.`)
  }
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await lockFileRemoval(client)
    await openSnapshot(client)
    const manifest = await describe(client)
    const unfinished = `${file}.new-${process.pid}`
    const counted = { files: 0 }
    await writeWhole(unfinished, file, archive(client, manifest, dataDir, counted), signal)
    return { tables: manifest.tables, files: counted.files, bytes: (await stat(file)).size }
  } finally {
    // Closed, not reused: an interrupted COPY leaves the session in the middle of it.
    client.release(true)
  }
}

async function openSnapshot(client: PoolClient): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`
    SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL datestyle = 'ISO, YMD';
    SET LOCAL intervalstyle = 'iso_8601';
    SET LOCAL extra_float_digits = 1`)
}

async function describe(client: PoolClient): Promise<Manifest> {
  const lastMigration = (await appliedMigrations(client)).at(-1)
  if (lastMigration === undefined) {
    throw new StartupError('There is nothing to back up: this database has never been used.')
  }
  const tables: BackupTable[] = []
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await countRows(client, table.name) })
  }
  const sequences = await listSequences(client)
  return {
    format: backupFormat,
    madeAt: new Date().toISOString(),
    lastMigration,
    tables,
    sequences,
  }
}

async function* archive(
  client: PoolClient,
  manifest: Manifest,
  dataDir: string,
  counted: { files: number },
): AsyncGenerator<Buffer> {
  const head = Buffer.from(JSON.stringify(manifest, null, 2))
  yield* tarEntry('manifest.json', head.length, [head])
  for (const table of manifest.tables) yield* tableEntries(client, table)
  for await (const { path, handle, size } of storedFiles(dataDir)) {
    const content = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false })
    yield* tarEntry(path, size, content)
    counted.files += 1
  }
  yield tarEnd
}

/** In parts, because an entry's size precedes its content, and the size of a COPY is unknown. */
async function* tableEntries(client: PoolClient, table: BackupTable): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`))
  let part: Buffer[] = []
  let size = 0
  let number = 0
  function finishPart() {
    number += 1
    const path = `database/${table.name}/${String(number).padStart(6, '0')}`
    const entry = tarEntry(path, size, part)
    part = []
    size = 0
    return entry
  }
  for await (const piece of rows) {
    part.push(piece)
    size += piece.length
    if (size >= partSize) yield* finishPart()
  }
  if (size > 0) yield* finishPart()
}

/** The archive appears under its name when it is complete and flushed, or not at all. */
async function writeWhole(
  unfinished: string,
  file: string,
  content: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    await pipeline(
      Readable.from(content, { objectMode: true, highWaterMark: 1 }),
      createGzip(),
      handle.createWriteStream({ flush: true }),
      { signal },
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new StartupError(`The backup could not be written to ${file} (${reasonOf(error)}).`)
  }
}
