import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { claimServer, joinServers } from './server-lock.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.drop())

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
