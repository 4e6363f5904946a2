import { once } from 'node:events'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { allowStall, asConnected, closeStalled } from './stalled-connections.ts'

const plenty = 3_600_000
const forEver = 'SELECT pg_sleep(3600)'

let database: TestDatabase
let client: PoolClient
beforeEach(async () => {
  database = await createTestDatabase()
  closeStalled(database.pool, plenty)
  client = await database.pool.connect()
  client.on('error', () => {})
})
afterEach(() => client.release(true))

/** The real limit is generous for slow machines; here it passes at once. */
function letLimitPass() {
  return asConnected(client).stream.setTimeout(1)
}

test('Hole 13: a connection that does not respond to a query is closed', async () => {
  const pending = client.query(forEver)
  letLimitPass()
  await expect(pending).rejects.toThrow('Connection terminated: silent')
  await expect(client.query('SELECT 1')).rejects.toThrow('not queryable')
})

test('Hole 13: an idle connection stays open, and is watched again with the next query', async () => {
  await once(letLimitPass(), 'timeout')
  asConnected(client).stream.setTimeout(plenty)
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])

  await once(letLimitPass(), 'timeout')
  await expect(client.query(forEver)).rejects.toThrow('Connection terminated: silent')
})

test('one that may be silent is waited for', async () => {
  letLimitPass()
  allowStall(client)
  expect((await client.query(`SELECT 'slow' AS said FROM pg_sleep(0.05)`)).rows).toEqual([
    { said: 'slow' },
  ])
})
