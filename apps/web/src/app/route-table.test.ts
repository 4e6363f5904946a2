import { expect, test } from 'vitest'
import { type Audience, firstPages } from './route-table.ts'

function firstPage(audience: Audience, path: string) {
  return firstPages(audience).find(({ pattern }) => new RegExp(pattern).test(path))?.page
}

test.each<[string, string | undefined, string | undefined]>([
  ['/', 'home', 'landing'],
  ['/login', 'home', 'login'],
  ['/receipts', 'receipts', 'login'],
  ['/receipts/', 'receipts', 'login'],
  ['/history/12', 'trip-detail', 'login'],
  ['/about', 'about', 'about'],
  ['/forgot-password', 'forgot-password', 'forgot-password'],
  ['/verify-email', 'verify-email', 'verify-email'],
  ['/admin', undefined, undefined],
  ['/subscribe/pro', 'subscribe', 'subscribe'],
  ['/history/12/more', undefined, undefined],
])('at %s a member first sees %s, a visitor %s', (path, member, visitor) => {
  expect(firstPage('members', path)).toBe(member)
  expect(firstPage('visitors', path)).toBe(visitor)
})
