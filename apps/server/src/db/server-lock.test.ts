import { beforeEach, expect, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { claimServer, joinServers } from './server-lock.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

test('a second server is refused until the first lets go', async () => {
  const first = await claimServer(database.pool)
  await expect(claimServer(database.pool)).rejects.toThrow(StartupError)
  await expect(claimServer(database.pool)).rejects.toThrow(
    'Another Quittance is already running on this data folder',
  )
  await first.release()
  const second = await claimServer(database.pool)
  await second.release()
})

test('of many that start at once exactly one gets it', async () => {
  const claims = await Promise.allSettled([1, 2, 3, 4].map(() => claimServer(database.pool)))
  const won = claims.filter((claim) => claim.status === 'fulfilled')
  expect(won).toHaveLength(1)
  await won[0]?.value.release()
})

test('replicas share an external database, and none of them a restore', async () => {
  const replicas = await Promise.all([joinServers(database.pool), joinServers(database.pool)])
  await expect(claimServer(database.pool)).rejects.toThrow(StartupError)
  await Promise.all(replicas.map((replica) => replica.release()))

  const restore = await claimServer(database.pool)
  await expect(joinServers(database.pool)).rejects.toThrow(StartupError)
  await restore.release()
})

test('Hole 5: a claim whose connection is broken is taken again', async () => {
  const first = await claimServer(database.pool)
  const broken = await holder()
  await endHolder()
  await expect.poll(async () => [undefined, broken].includes(await holder())).toBe(false)
  await expect(claimServer(database.pool)).rejects.toThrow(StartupError)
  await first.release()
  await expect.poll(holder).toBeUndefined()
})

test('Hole 5: a server that lost its lock to another is notified', async () => {
  const lost = Promise.withResolvers<StartupError>()
  const first = await claimServer(database.pool, lost.resolve)
  // Locks are granted in the order of requests.
  const other = await database.pool.connect()
  const taken = other.query('SELECT pg_advisory_lock(7091644001)')
  await expect
    .poll(async () => (await database.pool.query(`${locks} AND NOT granted`)).rowCount)
    .toBe(1)
  await endHolder()
  await taken
  expect((await lost.promise).message).toContain('Another Quittance is already running')
  other.release(true)
  await first.release()
})

const locks = `SELECT pid FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

async function holder(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>(`${locks} AND granted`)
  return rows[0]?.pid
}

/** As a crash of the session does. */
async function endHolder() {
  await database.pool.query('SELECT pg_terminate_backend($1)', [await holder()])
}
