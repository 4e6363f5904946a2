import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { clientKey, limitAttempts } from './rate-limit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

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

test('a client of its own is stopped early, and others of its site are not', async () => {
  expect(await countPassed(() => '2001:db8:2:1::1')).toBe(2)
  expect(await countPassed((n) => `2001:db8:2:${n.toString(16)}::1`, 5)).toBe(4)
})

test('IPv4 clients are counted one by one', async () => {
  expect(await countPassed((n) => `192.0.2.${n}`, 40)).toBe(40)
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
