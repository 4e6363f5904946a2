import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { rateLimits } from './schema.ts'
import { asConnected } from './stalled-connections.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})

const attempt = { key: 'a', count: 1, resetsAt: sql`now()` }

test('Hole 13: a transaction that cannot begin gives its connection back', async () => {
  const { db, pool } = database
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.once('acquire', (client) => asConnected(client).stream.destroy())
  const failure = await db.transaction(async () => 'done').catch((error) => error)
  expect(failure.cause.message).toBe('Connection terminated unexpectedly')
  expect(pool.totalCount).toBe(0)
  expect(await db.transaction(async () => 'done')).toBe('done')
})

test('what is done in a transaction holds when it ends, and not before', async () => {
  const { db, pool } = database
  await db.transaction(async (tx) => {
    await tx.insert(rateLimits).values(attempt)
    expect(await tx.query.rateLimits.findMany()).toHaveLength(1)
    expect(await db.query.rateLimits.findMany()).toEqual([])
  })
  expect(await db.query.rateLimits.findMany()).toMatchObject([{ key: 'a' }])
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('nothing is left of a transaction that fails midway, and its connection serves again', async () => {
  const { db, pool } = database
  const failure = new Error('it failed')
  const failing = db.transaction(async (tx) => {
    await tx.insert(rateLimits).values(attempt)
    throw failure
  })
  await expect(failing).rejects.toBe(failure)
  expect(await db.query.rateLimits.findMany()).toEqual([])
  expect({ open: pool.totalCount, idle: pool.idleCount }).toEqual({ open: 1, idle: 1 })
})
