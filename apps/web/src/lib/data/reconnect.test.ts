// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markOffline, markOnline } from '#lib/api/connection.ts'
import { answer } from '#test/calls.tsx'
import { person } from '#test/people.ts'
import { queryClient } from './query-client.ts'
import { userQuery } from './user.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  markOnline()
  vi.useRealTimers()
})

test('while there is no answer the server is asked ever more rarely, and at once when there is hope', async () => {
  await signIn()
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  markOffline()
  await vi.advanceTimersByTimeAsync(60_000)
  // After 1, 2, 4, 8, 16 and 30 seconds, the last not over yet.
  expect(fetch).toHaveBeenCalledTimes(5)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('once it answers, what is shown is read anew, and nothing is done a second time', async () => {
  await signIn()
  const seen = ['/api/trips/active', '/api/rates', '/api/auth/sessions'].map(look)
  const done = ['/api/auth/verify-email', '/api/subscription/confirm-payment'].map(look)
  await vi.advanceTimersByTimeAsync(0)
  markOffline()
  await vi.advanceTimersByTimeAsync(1000)
  for (const queryFn of seen) expect(queryFn).toHaveBeenCalledTimes(2)
  for (const queryFn of done) expect(queryFn).toHaveBeenCalledTimes(1)
})

async function signIn() {
  answer({ 'GET /api/auth/user': () => ({ body: person }) })
  await queryClient.fetchQuery(userQuery)
}

function look(path: string) {
  const queryFn = vi.fn(() => Promise.resolve(path))
  new QueryObserver(queryClient, { queryKey: [path], queryFn }).subscribe(() => {})
  return queryFn
}
