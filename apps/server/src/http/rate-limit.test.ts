import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDb, type Db } from '#db/connect.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { createTestDatabase } from '#test/database.ts'
import type { AppError } from './app-error.ts'
import { clientKey, limitAttempts } from './rate-limit.ts'

const database = await createTestDatabase()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as client %s', (ip, key) => {
  expect(clientKey({ ip } as FastifyRequest)).toBe(key)
})

test('Hole 16: a client that moves through the networks of one site is limited too, later', async () => {
  const passed = await countPassed((n) => `2001:db8:1:${n.toString(16)}::1`)
  expect(passed).toBe(20)
})

test('a client of its own is stopped early, others of its site are not, and IPv4 clients are counted one by one', async () => {
  expect(await countPassed(() => '2001:db8:2:1::1')).toBe(2)
  expect(await countPassed((n) => `2001:db8:2:${n.toString(16)}::1`, 5)).toBe(4)
  expect(await countPassed((n) => `192.0.2.${n}`, 40)).toBe(40)
})

describe('Hole 29: a flood', () => {
  const limits = [{ key: 'flood', max: 30, windowMinutes: 15 }]
  let queries = 0
  database.pool.on('acquire', () => (queries += 1))
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await forgetAttempts(database.db, 'flood')
    queries = 0
  })
  afterEach(() => void vi.useRealTimers())

  function attempt(db: Db) {
    return limitAttempts(db, limits).then(
      () => true,
      (error: AppError) => error.code,
    )
  }

  async function attempts(db: Db, times: number) {
    const results = await Promise.all(Array.from({ length: times }, () => attempt(db)))
    expect(results.filter((result) => result !== true && result !== 'RATE_LIMITED')).toEqual([])
    return results.filter((result) => result === true).length
  }

  test('is counted in batches, exactly', async () => {
    expect(await attempts(database.db, 100)).toBe(30)
    // The first attempt is written at once, all others together.
    expect(queries).toBe(2)
  })

  test('costs no query once its limit is reached', async () => {
    await attempts(database.db, 31)
    queries = 0
    expect(await attempts(database.db, 100)).toBe(0)
    expect(queries).toBe(0)
  })

  test('has one limit on all servers, and after a restart', async () => {
    const other = createDb(database.pool)
    const passed = await Promise.all([attempts(database.db, 40), attempts(other, 40)])
    expect(passed[0] + passed[1]).toBe(30)
    expect(await attempts(createDb(database.pool), 10)).toBe(0)
  })

  test('is forgiven here at once, and by other servers within ten seconds', async () => {
    const other = createDb(database.pool)
    await attempts(database.db, 31)
    await attempts(other, 1)
    await forgetAttempts(database.db, 'flood')
    expect(await attempts(database.db, 1)).toBe(1)
    expect(await attempts(other, 1)).toBe(0)
    vi.setSystemTime(Date.now() + 10_000)
    expect(await attempts(other, 1)).toBe(1)
  })
})

/** How many attempts, each from its own address, pass a limit of two per client. */
async function countPassed(addressOf: (n: number) => string, attempts = 60) {
  let passed = 0
  for (let n = 0; n < attempts; n += 1) {
    const client = clientKey({ ip: addressOf(n) } as FastifyRequest)
    const limits = [{ key: 'test', client, max: 2, windowMinutes: 60 }]
    await limitAttempts(database.db, limits).then(
      () => {
        passed += 1
      },
      (error: { code: string }) => expect(error.code).toBe('RATE_LIMITED'),
    )
  }
  return passed
}
