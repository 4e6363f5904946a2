import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { create, extract } from 'tar'
import { beforeEach, expect, test } from 'vitest'
import { claimServer } from '#db/server-lock.ts'
import { StartupError } from '#startup-error.ts'
import { newFolder } from '#test/at-end.ts'
import { built } from '#test/built.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { fillDatabase } from '#test/fill-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { tarEnd, tarEntry, writeBackup } from './write-backup.ts'

const run = promisify(execFile)
const storedFiles: Record<string, string> = {
  secret: 'the old secret',
  'files/1/photo.jpg': 'x'.repeat(100_000),
  'files/1/empty.jpg': '',
  [`files/${'long-'.repeat(30)}name/Ærø 🧾.jpg`]: 'picture',
  'mailbox/1.eml': 'Subject: hello',
}

let folder: string
let archive: string
let source: TestDatabase
let target: TestDatabase

beforeEach(async () => {
  folder = await newFolder()
  archive = join(folder, 'backup.tar.gz')
  source = await createTestDatabase()
  target = await createTestDatabase({ isEmpty: true })
  await fillDatabase(source.pool)
  await writeFiles(join(folder, 'source'), storedFiles)
  await mkdir(join(folder, 'target'))
})

function backUp() {
  return writeBackup(source.pool, join(folder, 'source'), archive)
}

function restore(file = archive) {
  return restoreBackup(target.pool, join(folder, 'target'), file)
}

async function writeFiles(place: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true })
    await writeFile(join(place, name), content)
  }
}

async function readFiles(place: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) files[path.slice(place.length + 1)] = await readFile(path, 'utf8')
  }
  return files
}

async function contentsOf(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

async function constraintsOf(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  )
  return rows
}

async function expectNothingRestored(): Promise<void> {
  expect(await readFiles(join(folder, 'target'))).toEqual({})
  expect(await readdir(join(folder, 'target'))).toEqual([])
  const { rows } = await target.pool.query(`SELECT to_regclass('users') IS NOT NULL AS has_users`)
  if (rows[0].has_users) expect((await target.pool.query('SELECT 1 FROM users')).rowCount).toBe(0)
}

async function changeManifest(change: Record<string, unknown>): Promise<string> {
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  await extract({ file: archive, cwd: unpacked })
  const manifest = JSON.parse(await readFile(join(unpacked, 'manifest.json'), 'utf8'))
  await writeFile(join(unpacked, 'manifest.json'), JSON.stringify({ ...manifest, ...change }))
  const changed = join(folder, 'changed.tar.gz')
  const names = (await readdir(unpacked, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
  await create({ file: changed, cwd: unpacked, gzip: true }, names)
  return changed
}

test('what was backed up comes back, every row and every file', async () => {
  const before = await contentsOf(source.pool)
  for (const [table, rows] of Object.entries(before)) {
    expect(rows.length, `rows of ${table} in test/fill-database.ts`).toBeGreaterThan(0)
  }
  const backup = await backUp()
  expect(backup.files).toBe(5)
  expect((await lstat(archive)).mode & 0o777).toBe(0o600)

  const restored = await restore()
  expect(restored.tables).toEqual(backup.tables)
  expect(restored.files).toBe(5)
  expect(await contentsOf(target.pool)).toEqual(before)
  expect(await constraintsOf(target.pool)).toEqual(await constraintsOf(source.pool))
  expect(await readFiles(join(folder, 'target'))).toEqual(storedFiles)
  const next = `INSERT INTO users (email, password_hash, first_name, last_name)
    VALUES ('next@example.com', '', '', '') RETURNING id`
  expect((await target.pool.query(next)).rows).toEqual([{ id: 4 }])
})

test('Hole 16: restored files are for the eyes of the server alone', async () => {
  await backUp()
  const before = process.umask(0)
  await restore().finally(() => process.umask(before))
  const placed = await readdir(join(folder, 'target'), { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    placed.map(async (entry) => {
      const { mode } = await lstat(join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
    }),
  )
  expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']))
})

test('a server that was started but never used is a fine place to restore to', async () => {
  await backUp()
  const started = await createTestDatabase()
  await writeFiles(join(folder, 'target'), { secret: 'a fresh secret' })
  await mkdir(join(folder, 'target', 'files'))
  await restoreBackup(started.pool, join(folder, 'target'), archive)
  expect(await contentsOf(started.pool)).toEqual(await contentsOf(source.pool))
  expect(await readFiles(join(folder, 'target'))).toEqual(storedFiles)
})

test('rows written while the backup runs are not in it, and hold nothing up', async () => {
  const before = await contentsOf(source.pool)
  const running = backUp()
  for (let n = 0; n < 50; n += 1) {
    await source.pool.query(`INSERT INTO rate_limits VALUES ($1, 1, now())`, [`late ${n}`])
  }
  const { tables } = await running
  await restore()
  const after = await contentsOf(target.pool)
  expect({ ...after, rate_limits: [] }).toEqual({ ...before, rate_limits: [] })
  expect(after.rate_limits).toHaveLength(
    tables.find(({ name }) => name === 'rate_limits')?.rows ?? Number.NaN,
  )
})

test('a truncated or damaged archive restores nothing', async () => {
  await backUp()
  const whole = await readFile(archive)
  const flipped = Buffer.from(whole)
  const { length } = whole
  flipped.writeUInt8(whole.readUInt8(length >> 1) ^ 0xff, length >> 1)
  const cuts = [0, 1, 10, 100, length >> 2, length >> 1, length - 8, length - 1]
  const damaged = [
    flipped,
    Buffer.from('no archive at all'),
    ...cuts.map((end) => whole.subarray(0, end)),
  ]
  for (const content of damaged) {
    await writeFile(archive, content)
    const problem = await restore().catch((error) => error)
    expect(problem, `${content.length} bytes`).toBeInstanceOf(StartupError)
    expect(problem.message).not.toContain('\n')
    await expectNothingRestored()
  }
})

test.each([
  ['format', { format: 2 }],
  ['schema', { lastMigration: '9999_from-the-future' }],
])('an archive of a newer %s restores nothing', async (_, change) => {
  await backUp()
  await expect(restore(await changeManifest(change))).rejects.toThrow('newer version of Quittance')
  await expectNothingRestored()
})

test('an archive with other columns or other counts restores nothing', async () => {
  const { tables } = await backUp()
  const renamed = tables.map((table) => ({ ...table, columns: [...table.columns, 'nickname'] }))
  await expect(restore(await changeManifest({ tables: renamed }))).rejects.toThrow('does not match')
  await expectNothingRestored()

  await rm(join(folder, 'unpacked'), { recursive: true })
  const fewer = tables.map((table) => ({ ...table, rows: table.rows + 1 }))
  await expect(restore(await changeManifest({ tables: fewer }))).rejects.toThrow('is damaged')
  await expectNothingRestored()
})

test.each(['../evil.txt', '/tmp/evil.txt', 'files/../../evil.txt', 'postgres/PG_VERSION'])(
  'an archive that holds %s is refused',
  async (path) => {
    const pieces: Buffer[] = []
    for await (const piece of tarEntry(path, 4, [Buffer.from('evil')])) pieces.push(piece)
    await writeFile(archive, gzipSync(Buffer.concat([...pieces, tarEnd])))
    await expect(restore()).rejects.toThrow(StartupError)
    await expectNothingRestored()
    expect(await readdir(folder)).not.toContain('evil.txt')
  },
)

test('a database or a folder in use is not restored to', async () => {
  await backUp()
  const used = restoreBackup(source.pool, join(folder, 'target'), archive)
  await expect(used).rejects.toThrow('The database is not empty')

  const claim = await claimServer(target.pool)
  await expect(restore()).rejects.toThrow('already running')
  await claim.release()

  await writeFiles(join(folder, 'target'), { 'files/2/other.jpg': 'mine' })
  await expect(restore()).rejects.toThrow('is not empty')
  expect(await readFiles(join(folder, 'target'))).toEqual({ 'files/2/other.jpg': 'mine' })

  await target.pool.query('CREATE TABLE somebody_elses (id integer)')
  await rm(join(folder, 'target', 'files'), { recursive: true })
  await expect(restore()).rejects.toThrow('The database is not empty')
})

test('an archive that cannot be written is reported in one line, and an old one is kept', async () => {
  await backUp()
  await expect(backUp()).rejects.toThrow(`${archive} already exists. Choose another file name.`)

  archive = '/nonexistent/backup.tar.gz'
  await expect(backUp()).rejects.toThrow(/^The backup could not be written to .* \(ENOENT/)
})

test('the commands say what they did, and a problem in one line', async () => {
  const env = { ...process.env, DATABASE_URL: source.url, DATA_DIR: join(folder, 'source') }
  const made = await run(process.execPath, [built('commands/backup'), archive], { env })
  expect(made.stdout).toMatch(
    /^Backed up \d+ rows of \d+ tables \(.*users 2.*\) and 5 files to .*\n$/,
  )

  const there = { ...env, DATABASE_URL: target.url, DATA_DIR: join(folder, 'new', 'target') }
  const back = await run(process.execPath, [built('commands/restore'), archive], { env: there })
  expect(back.stdout).toMatch(/^Restored \d+ rows of \d+ tables .* and 5 files as of .*\n$/)

  const none = await run(process.execPath, [built('commands/restore')], { env }).catch((e) => e)
  expect(none).toMatchObject({
    code: 1,
    stderr: 'Quittance: Missing backup file: npm run restore -- <file>\n',
  })
})
