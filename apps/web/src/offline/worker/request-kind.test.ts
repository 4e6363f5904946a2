import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

const origin = 'https://quittance.example'

function ask(path: string, { method = 'GET', mode = 'cors' }: Partial<Request> = {}) {
  return requestKind({ method, mode, url: new URL(path, origin).href }, origin)
}

test.each(['/', '/receipts', '/history/9?receipt=3', '/login', '/no-such-page'])(
  'a visit of %s is answered, with the kept page where need be',
  (path) => expect(ask(path, { mode: 'navigate' })).toBe('page'),
)

test.each([
  '/api/docs',
  '/reports/abc.xlsx',
  '/claims/abc',
  '/dev/mailbox',
  '/docs',
  '/assets',
  '/robots.txt',
  '/.well-known/security.txt',
  '/offline-shell',
  '/share',
])('a visit of %s is not', (path) => expect(ask(path, { mode: 'navigate' })).toBeNull())

test.each(['/assets/index-Dx4kXJAl.js', '/assets/inter.woff2', '/icon.svg', '/icon-192.png'])(
  '%s comes from the kept files',
  (path) => expect(ask(path)).toBe('file'),
)

test("the reader's script comes from what was downloaded for it, its pieces go past the worker", () => {
  expect(ask('/assets/reader/0a1b2c3d4e5f60718293.js', { mode: 'same-origin' })).toBe('reader')
  for (const piece of ['0a1b2c3d4e5f60718293.bin', '0a1b2c3d4e5f60718293.json', 'a/b.js', '']) {
    expect(ask(`/assets/reader/${piece}`)).toBeNull()
    expect(ask(`/assets/reader/${piece}`, { mode: 'navigate' })).toBeNull()
  }
})

test('a thumbnail is kept only where its address names its version', () => {
  expect(ask('/api/receipts/9/3/thumbnail?v=abc')).toBe('picture')
  expect(ask('/api/receipts/9/3/thumbnail')).toBeNull()
  expect(ask('/api/receipts/9/3/thumbnail?v=')).toBeNull()
  expect(ask('/api/receipts/9/3/image?v=abc')).toBeNull()
})

test.each(['/api/auth/user', '/api/trips/active', '/api/receipts/9', '/api/config'])(
  'no other call is touched: %s',
  (path) => {
    expect(ask(path)).toBeNull()
    expect(ask(path, { mode: 'navigate' })).toBeNull()
    expect(ask(path, { method: 'POST' })).toBeNull()
    expect(ask(path, { method: 'DELETE' })).toBeNull()
  },
)

test('images shared by another app are taken, a call of that name is not, and another site is left alone', () => {
  expect(ask('/share', { method: 'POST', mode: 'navigate' })).toBe('share')
  expect(ask('/share', { method: 'POST' })).toBeNull()
  expect(ask('/receipts', { method: 'POST', mode: 'navigate' })).toBeNull()
  expect(ask('https://js.stripe.com/assets/index.js')).toBeNull()
  expect(ask('https://js.stripe.com/', { mode: 'navigate' })).toBeNull()
})
