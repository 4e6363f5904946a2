import { expect, test } from 'vitest'
import { isLoopback, networkSettings } from './network.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '127.1.2.3',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each([
  '',
  '0.0.0.0',
  '::',
  '192.168.0.1',
  '::ffff:192.0.2.7',
  'example.com',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '1127.0.0.1',
])('"%s" is another machine', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test.each([
  'loopback',
  '10.0.0.1',
  '10.0.0.0/8',
  'fd00::1',
  'fd00::/8',
  'loopback, 10.0.0.0/8 ,fd00::1',
])('%s is a list of proxies', (list) => {
  expect(networkSettings.TRUST_PROXY.safeParse(list).success).toBe(true)
})

test.each([
  '',
  'proxy.example.com',
  '10',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.0/255.0.0.0',
  'fd00::/129',
  'loopback,',
])('"%s" is no list of proxies', (list) => {
  expect(networkSettings.TRUST_PROXY.safeParse(list).success).toBe(false)
})
