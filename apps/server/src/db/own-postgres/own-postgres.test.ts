import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { newFolder } from '#test/at-end.ts'
import { useCluster } from '#test/use-cluster.ts'
import { type OwnConnection, type OwnPostgres, startOwnPostgres } from './own-postgres.ts'

const starter = fileURLToPath(import.meta.resolve('#test/run-own-postgres.ts'))
const isRoot = process.getuid?.() === 0

const used = join(await newFolder(), 'data')
let lentTo: string | undefined
let folder: string
let dataDir: string
let started: OwnPostgres[]

beforeAll(() => useCluster(used))

beforeEach(async () => {
  // Only its owner may enter a fresh mkdtemp folder, so for root every parent is root-only.
  folder = await newFolder()
  dataDir = join(folder, 'data')
  started = []
})

afterEach(async () => {
  for (const postgres of started) await postgres.stop()
  expect(await postmasterPid(lentTo).then(isAlive)).toBe(false)
  if (lentTo) await rename(lentTo, used)
  lentTo = undefined
})

/** Moves in a folder that was used before; the next test gets it as this one leaves it. */
async function borrowUsed(place = dataDir): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rename(used, place)
  lentTo = place
}

async function start(
  place = dataDir,
  options: Parameters<typeof startOwnPostgres>[1] = {},
): Promise<OwnPostgres> {
  const postgres = await startOwnPostgres(place, options)
  started.push(postgres)
  return postgres
}

async function startUsed() {
  await borrowUsed()
  return start()
}

async function query(connection: OwnConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection, ssl: false })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

async function postmasterPid(place = dataDir): Promise<number> {
  const text = await readFile(join(place, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '0')
  return Number(text.split('\n')[0])
}

async function isAlive(pid: number): Promise<boolean> {
  if (pid === 0) return false
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '0 (gone) Z')
  return !/\) Z/.test(state)
}

async function killPostgres(): Promise<void> {
  const pid = await postmasterPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
}

type Report = { connection: OwnConnection; wasRunning: boolean; problem: string }

async function startElsewhere(uid?: number): Promise<{ child: ChildProcess; report: Report }> {
  const child = spawn(process.execPath, [starter, dataDir], {
    uid,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, report: JSON.parse(line) }
}

async function end(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  await once(child, 'exit')
}

test('a fresh folder gets a database that no other user can reach', async () => {
  const { connection, wasRunning } = await start()
  expect(wasRunning).toBe(false)
  const [row] = await query(
    connection,
    `SELECT current_database() AS name, current_setting('listen_addresses') AS tcp,
      current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
      lower('ÄÖ') AS lower`,
  )
  expect(row).toEqual({ name: 'quittance', tcp: '', fsync: 'on', encoding: 'UTF8', lower: 'äö' })
  expect((await lstat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
})

test('a restart keeps the rows', async () => {
  const first = await startUsed()
  await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()
  expect(await isAlive(await postmasterPid())).toBe(false)

  const second = await start()
  expect(second.wasRunning).toBe(false)
  expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
})

test('processes that start at once on a fresh folder share one server', async () => {
  const all = await Promise.all([startElsewhere(), startElsewhere(), start()])
  const [one, two, here] = all
  const fresh = [one.report, two.report, here].filter(({ wasRunning }) => !wasRunning)
  expect(fresh).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.lock'])

  await end(one.child)
  await end(two.child)
  expect(await query(here.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server whose starter vanished is adopted', async () => {
  await borrowUsed()
  const { child } = await startElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const pid = await postmasterPid()

  const { wasRunning } = await start()
  expect(wasRunning).toBe(true)
  expect(await postmasterPid()).toBe(pid)
})

test('stop leaves the server running while others are connected', async () => {
  const postgres = await startUsed()
  const visitor = new Client({ ...postgres.connection, ssl: false })
  await visitor.connect()
  await postgres.stop()
  expect((await visitor.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await visitor.end()

  const again = await start()
  expect(again.wasRunning).toBe(true)
})

test('PostgreSQL killed at once comes back with every committed row', async () => {
  const first = await startUsed()
  await query(first.connection, 'CREATE TABLE committed AS SELECT generate_series(1, 1000) AS n')
  await killPostgres()

  const second = await start()
  expect(second.wasRunning).toBe(false)
  expect(await query(second.connection, 'SELECT count(*)::int FROM committed')).toEqual([
    { count: 1000 },
  ])
  await first.stop()
})

test('stop is content with a server that is gone', async () => {
  const postgres = await startUsed()
  await killPostgres()
  await expect(postgres.stop()).resolves.toBeUndefined()
})

test.runIf(process.platform === 'linux')(
  'a pid file whose number belongs to another program by now is no obstacle',
  async () => {
    const first = await startUsed()
    await query(first.connection, 'CREATE TABLE kept_beside AS SELECT 42 AS answer')
    const { uid, gid } = await lstat(join(dataDir, 'postgres'))
    await killPostgres()
    // The same user as PostgreSQL's: PostgreSQL itself would take this for its server.
    const other = spawn('sleep', ['3600'], { uid, gid, cwd: '/' })
    await once(other, 'spawn')
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const file = join(dataDir, 'postgres', name)
      const lines = (await readFile(file, 'utf8')).split('\n')
      await writeFile(file, [other.pid, ...lines.slice(1)].join('\n'))
    }

    const second = await start()
    expect(await query(second.connection, 'SELECT answer FROM kept_beside')).toEqual([
      { answer: 42 },
    ])
    expect(other.exitCode).toBeNull()
    other.kill()
    await once(other, 'exit')
  },
)

test('an initdb that was killed midway is cleared away', async () => {
  await mkdir(join(dataDir, 'postgres.new-123', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new-123', 'PG_VERSION'), '18\n')
  await start()
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.lock'])
})

test('a database of another PostgreSQL version is not touched', async () => {
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  const attempt = start()
  await expect(attempt).rejects.toThrow(StartupError)
  await expect(attempt).rejects.toThrow(/made by PostgreSQL 17, and .* includes PostgreSQL 18/)
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a file where the data folder should be is named in one line', async () => {
  await writeFile(dataDir, '')
  const attempt = start()
  await expect(attempt).rejects.toThrow(StartupError)
  await expect(attempt).rejects.toThrow(`Cannot use the data folder ${dataDir}`)
})

test('something else where the cluster should be is left alone', async () => {
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(start()).rejects.toThrow('exists but is not a PostgreSQL database')
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['notes.txt'])
})

test('a data folder that cannot be written to is named in one line', async () => {
  await chmod(folder, 0o755)
  await mkdir(dataDir, { mode: 0o555 })
  const { child, report } = await startElsewhere(isRoot ? 65534 : undefined)
  await end(child)
  expect(report.problem).toMatch(/^Cannot use the data folder .*permission denied.*DATA_DIR/)
})

test('a very deep folder works', async () => {
  const deep = join(dataDir, 'd'.repeat(120), 'e'.repeat(120))
  await borrowUsed(deep)
  const { connection, stop } = await start(deep)
  expect(connection.host.length).toBeLessThan(90)
  expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stop()
  expect(existsSync(connection.host)).toBe(false)
  expect(await postmasterPid(deep)).toBe(0)
})

test.runIf(isRoot)(
  'as root the cluster belongs to another user, also one that root copied',
  async () => {
    const first = await startUsed()
    const cluster = join(dataDir, 'postgres')
    const { uid } = await lstat(cluster)
    expect(uid).not.toBe(0)
    await first.stop()

    for (const name of await readdir(cluster, { recursive: true }))
      await chown(join(cluster, name), 0, 0)
    await chown(cluster, 0, 0)
    const second = await start()
    expect((await lstat(join(cluster, 'PG_VERSION'))).uid).toBe(uid)
    expect(second.wasRunning).toBe(false)
  },
)

function createWatch() {
  const events = new EventEmitter()
  const happened: string[] = []
  const given = Promise.withResolvers<unknown>()
  function tell(event: string) {
    happened.push(event)
    events.emit(event)
  }
  return {
    happened,
    events,
    givenUp: given.promise,
    onGone: () => tell('gone'),
    onBack: () => tell('back'),
    onGivenUp: given.resolve,
  }
}

test.each(['its main process', 'one of its sessions'])(
  'Hole 5: a watched one is restarted when %s is killed',
  async (victim) => {
    await borrowUsed()
    const watch = createWatch()
    const { connection, stop } = await start(dataDir, { watch })
    await query(connection, 'CREATE TABLE IF NOT EXISTS watched AS SELECT 1 AS one')
    const isBack = once(watch.events, 'back')
    if (victim === 'its main process') {
      process.kill(await postmasterPid(), 'SIGKILL')
    } else {
      const session = new Client({ ...connection, ssl: false })
      session.on('error', () => {})
      await session.connect()
      const { rows } = await session.query('SELECT pg_backend_pid() AS pid')
      process.kill(rows[0].pid, 'SIGKILL')
    }
    await isBack
    expect(watch.happened).toEqual(['gone', 'back'])
    expect(await query(connection, 'SELECT one FROM watched')).toEqual([{ one: 1 }])
    await stop()
    expect(watch.happened).toEqual(['gone', 'back'])
    expect(await isAlive(await postmasterPid())).toBe(false)
  },
)

test('Hole 5: one that cannot be started again is given up, with the reason', async () => {
  await borrowUsed()
  const watch = createWatch()
  await start(dataDir, { watch })
  const control = join(dataDir, 'postgres', 'global', 'pg_control')
  const whole = await readFile(control)
  await writeFile(control, 'damaged')
  process.kill(await postmasterPid(), 'SIGKILL')
  expect(String(await watch.givenUp)).toContain('PostgreSQL did not start')
  await writeFile(control, whole)
})
