// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/calls.tsx'
import { startOnPage } from '#test/page-answers.ts'
import { tripWithSummary } from '#test/trips.ts'

const brought = tripWithSummary({ name: 'Brought along' })
const asked = tripWithSummary({ name: 'Asked for' })
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Math.ceil(performance.timeOrigin) })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

async function start() {
  startOnPage({ '/api/auth/user': null, '/api/trips/active': brought })
  const fetch = answer({ 'GET /api/trips/active': () => ({ body: asked }) })
  const { queryClient, endSession } = await import('./query-client.ts')
  const { activeTripQuery, refreshTrips } = await import('./trips.ts')
  const { userQuery } = await import('./user.ts')
  return { fetch, queryClient, endSession, activeTripQuery, refreshTrips, userQuery }
}

test('it grows old with the page, like any answer', async () => {
  const { queryClient, activeTripQuery } = await start()
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(await queryClient.fetchQuery(activeTripQuery)).toEqual(brought)
  await vi.advanceTimersByTimeAsync(1)
  expect(await queryClient.fetchQuery(activeTripQuery)).toEqual(asked)
})

test('it is used once: an answer that was dropped is asked for', async () => {
  const { queryClient, activeTripQuery } = await start()
  await queryClient.fetchQuery(activeTripQuery)
  queryClient.removeQueries()
  expect(await queryClient.fetchQuery(activeTripQuery)).toEqual(asked)
})

test.each(['endSession', 'refreshTrips'] as const)(
  'after the end of the session, or a change to trips, it is too old: %s',
  async (name) => {
    const app = await start()
    await app[name]()
    expect(await app.queryClient.fetchQuery(app.activeTripQuery)).toEqual(asked)
  },
)
