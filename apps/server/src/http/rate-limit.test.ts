import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { clientKey } from './rate-limit.ts'

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
