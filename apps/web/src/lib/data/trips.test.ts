// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, Queries } from '#test/calls.tsx'
import { trip, tripWithSummary } from '#test/trips.ts'
import { queryClient } from './query-client.ts'
import { activeTripQuery, allTripsQuery, inProgressTrips, useUnfinishedTrips } from './trips.ts'
import { userQuery } from './user.ts'

test('trips in progress come newest start first, without finalized, archived and ended ones', () => {
  const trips = [
    trip({ id: 1, startDate: '2026-01-09' }),
    trip({ id: 2, startDate: '2026-03-01', status: 'active' }),
    trip({ id: 3, startDate: '2026-02-01' }),
    trip({ id: 4, startDate: '2026-02-01' }),
    trip({ status: 'finalized', endDate: '2026-05-09' }),
    trip({ status: 'archived' }),
    trip({ status: 'active', endDate: '2026-05-09' }),
  ]
  expect(inProgressTrips(trips).map(({ id }) => id)).toEqual([2, 4, 3, 1])
})

test('404 means no active trip, and no trips at all', async () => {
  answer({})
  expect(await queryClient.fetchQuery(activeTripQuery)).toBeNull()
  expect(await queryClient.fetchQuery(allTripsQuery)).toEqual([])
})

test('any other failure is an error, and is not tried again', async () => {
  const down = () => ({ status: 500, body: { message: 'Down' } })
  const fetch = answer({ 'GET /api/trips/active': down, 'GET /api/auth/user': down })
  await expect(queryClient.fetchQuery(activeTripQuery)).rejects.toThrow('Down')
  await expect(queryClient.fetchQuery(userQuery)).rejects.toThrow('Down')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['active', ['/api/trips/active']],
  ['missing', ['/api/trips/active', '/api/trips/all']],
])('all trips are asked for only without an active one: it is %s', async (which, asked) => {
  const fetch = answer({
    'GET /api/trips/active': () =>
      which === 'active' ? { body: tripWithSummary({ status: 'active' }) } : { status: 404 },
    'GET /api/trips/all': () => ({ body: [] }),
  })
  const { result } = renderHook(useUnfinishedTrips, { wrapper: Queries })
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(asked)
})
