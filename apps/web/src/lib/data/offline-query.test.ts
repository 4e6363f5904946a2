// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOffline, markOnline } from '#lib/api/connection.ts'
import { answer, never } from '#test/calls.tsx'
import { person as dana } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { endSession, queryClient } from './query-client.ts'
import { receiptsQuery } from './receipts.ts'
import { activeTripQuery, tripHistoryQuery } from './trips.ts'
import { setUser, userQuery } from './user.ts'

const eve = { ...dana, id: 2, email: 'eve@example.com' }
const berlin = tripWithSummary({ name: 'Berlin' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  endSession()
  markOnline()
  vi.useRealTimers()
})

/** Simulates closing and reopening the app. */
function restart() {
  queryClient.clear()
}

function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

async function visit() {
  answer({
    'GET /api/auth/user': () => ({ body: dana }),
    'GET /api/trips/active': () => ({ body: berlin }),
    'GET /api/trips/9/receipts': () => ({ body: [] }),
  })
  await queryClient.fetchQuery(userQuery)
  await queryClient.fetchQuery(activeTripQuery)
  await queryClient.fetchInfiniteQuery(receiptsQuery(9))
}

test('what was never answered fails as it always did', async () => {
  await visit()
  restart()
  goOffline()
  await expect(queryClient.fetchQuery(tripHistoryQuery)).rejects.toThrow('Failed to fetch')
})

test('a search is not kept', async () => {
  await visit()
  const search = { search: 'cafe', category: 'all' } as const
  await queryClient.fetchInfiniteQuery(receiptsQuery(9, search))
  restart()
  goOffline()
  await expect(queryClient.fetchInfiniteQuery(receiptsQuery(9, search))).rejects.toThrow()
})

test('an answer that takes too long is shown when it comes, and the kept one until then', async () => {
  await visit()
  restart()
  setUser(dana)
  const late = Promise.withResolvers<{ body: unknown }>()
  answer({ 'GET /api/trips/active': () => late.promise })
  const asked = queryClient.fetchQuery(activeTripQuery)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await asked).toEqual(berlin)
  late.resolve({ body: tripWithSummary({ name: 'Oslo' }) })
  await expect.poll(() => queryClient.getQueryData(activeTripQuery.queryKey)?.name).toBe('Oslo')
})

test('an answer that takes too long is waited for where nothing is kept', async () => {
  await visit()
  answer({ 'GET /api/trips/history': never })
  const asked = vi.fn()
  void queryClient.fetchQuery(tripHistoryQuery).then(asked, asked)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
})

test('a refusal is a refusal: 401 forgets what was kept', async () => {
  await visit()
  restart()
  answer({ 'GET /api/auth/user': () => ({ status: 401, body: {} }) })
  expect(await queryClient.fetchQuery(userQuery)).toBeNull()
  restart()
  goOffline()
  await expect(queryClient.fetchQuery(userQuery)).rejects.toThrow('Failed to fetch')
  await expect(queryClient.fetchQuery(activeTripQuery)).rejects.toThrow('Failed to fetch')
})

test('Truth 3: behind a proxy without its server the app starts as without a network', async () => {
  await visit()
  restart()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>503</h1>', { status: 503 })))
  expect(await queryClient.fetchQuery(userQuery)).toEqual(dana)
  expect(await queryClient.fetchQuery(activeTripQuery)).toEqual(berlin)
  expect(isOffline()).toBe(true)
})

test('Truth 2: a tab whose user has left forgets nothing of who signed in in another', async () => {
  await visit()
  localStorage.setItem('quittance-device', String(eve.id))
  endSession()
  expect(localStorage.getItem('quittance-device')).toBe(String(eve.id))
})

test('Truth 2: one whom the server knows no more leaves nothing to who logs in next in this tab', async () => {
  await visit()
  answer({ 'GET /api/auth/user': () => ({ status: 401, body: {} }) })
  await queryClient.refetchQueries({ queryKey: userQuery.queryKey })
  setUser(eve)
  expect(queryClient.getQueryData(activeTripQuery.queryKey)).toBeUndefined()
})
