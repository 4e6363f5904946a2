// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery } from '#lib/data/trips.ts'
import { takeAccountDeleted } from './account-deleted-notice.ts'
import { leave, signOut } from './sign-out.ts'

afterEach(() => {
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('what is still under way is let go before the session ends', async () => {
  const seen: string[] = []
  localStorage.setItem('kept', 'for the user')
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal | null }) => {
    seen.push(path)
    if (path === '/api/auth/logout') return Promise.resolve(Response.json({}))
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        seen.push(`no more ${path}`)
        reject(signal.reason)
      })
    })
  })
  const reading = queryClient.fetchQuery(activeTripQuery)
  await Promise.all([expect(reading).rejects.toThrow(), signOut()])
  expect(seen).toEqual(['/api/trips/active', 'no more /api/trips/active', '/api/auth/logout'])
  expect(localStorage).toHaveLength(0)
})

test('a user who cannot be signed out keeps what is theirs', async () => {
  localStorage.setItem('kept', 'for the user')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline')))
  await expect(signOut()).rejects.toThrow('Offline')
  expect(localStorage).toHaveLength(1)
})

test('the size of the text outlasts the session', async () => {
  localStorage.setItem('text-size', '200')
  localStorage.setItem('kept', 'for the user')
  await leave()
  expect(Object.entries(localStorage)).toEqual([['text-size', '200']])
})

test.each([
  ['whose account was deleted is told once', { isDeleted: true }, true],
  ['who only leaves is not', {}, false],
])('a visitor %s', async (_who, how, isTold) => {
  sessionStorage.setItem('kept', 'for the user')
  await leave(how)
  expect(sessionStorage.getItem('kept')).toBeNull()
  expect(takeAccountDeleted()).toBe(isTold)
  expect(takeAccountDeleted()).toBe(false)
})
