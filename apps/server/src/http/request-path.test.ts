import { expect, test } from 'vitest'
import { pathOf } from './request-path.ts'

test.each([
  ['/', '/'],
  ['/receipts?page=2', '/receipts'],
  ['/receipts#top', '/receipts'],
  ['/%72eceipts', '/receipts'],
  ['http://localhost:3000/receipts?x=/api/', '/receipts'],
  ['HTTPS://user@host/api/trips', '/api/trips'],
  ['http://localhost', '/'],
  ['http://localhost?x', '/'],
  ['//host/api/trips', '//host/api/trips'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%', '/%'],
  ['*', '*'],
])('%s is %s', (url, path) => {
  expect(pathOf({ url })).toBe(path)
})
