import type { Currency } from '@quittance/contract/money'
import { isInProgress } from '@quittance/contract/trip-state'
import type { Trip } from '@quittance/contract/trips'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { clearPreloadedData, withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from './offline-query.ts'
import { queryClient } from './query-client.ts'

const minute = 60_000

/** The trip that receipts go to; null if there is none. */
export const activeTripQuery = queryOptions({
  queryKey: ['/api/trips/active'],
  queryFn: ({ signal }) => orWhenMissing(null, request('GET /api/trips/active', { signal })),
  ...withPreloadedData('GET /api/trips/active'),
  ...offlineQuery,
  staleTime: minute,
})

/** All trips that are not archived; loaded only if there is no active one. */
export const allTripsQuery = queryOptions({
  queryKey: ['/api/trips/all'],
  queryFn: ({ signal }) => orWhenMissing([], request('GET /api/trips/all', { signal })),
  ...withPreloadedData('GET /api/trips/all'),
  ...offlineQuery,
  staleTime: minute,
})

export const tripHistoryQuery = queryOptions({
  queryKey: ['/api/trips/history'],
  queryFn: ({ signal }) => request('GET /api/trips/history', { signal }),
  ...withPreloadedData('GET /api/trips/history'),
  ...offlineQuery,
  staleTime: minute,
})

export const archivedTripsQuery = queryOptions({
  queryKey: ['/api/trips/archived'],
  queryFn: ({ signal }) => request('GET /api/trips/archived', { signal }),
  ...withPreloadedData('GET /api/trips/archived'),
  ...offlineQuery,
  staleTime: minute,
})

/** What was claimed and not paid yet; under the trips' key, because every change to trips may change it. */
export const outstandingQuery = queryOptions({
  queryKey: ['/api/trips', 'outstanding'],
  queryFn: ({ signal }) => request('GET /api/claims/outstanding', { signal }),
  ...withPreloadedData('GET /api/claims/outstanding'),
  ...offlineQuery,
  staleTime: minute,
})

export function tripQuery(id: number) {
  return queryOptions({
    queryKey: ['/api/trips', id],
    queryFn: ({ signal }) => request('GET /api/trips/:id', { params: { id }, signal }),
    ...offlineQuery,
    staleTime: minute,
  })
}

export function useActiveTrip() {
  return useQuery(activeTripQuery)
}

/**
 * Trips to continue if none is active, newest start first. While one of the two queries is loading
 * they may not match, so no dialog should open automatically.
 */
export function useUnfinishedTrips(): {
  trips: readonly Trip[]
  isLoading: boolean
  isSettled: boolean
} {
  const active = useActiveTrip()
  const all = useQuery({ ...allTripsQuery, enabled: active.data === null })
  return {
    trips: active.data === null && all.data ? inProgressTrips(all.data) : [],
    isLoading: all.isLoading,
    isSettled: !active.isFetching && !all.isFetching,
  }
}

export function inProgressTrips(trips: readonly Trip[]): Trip[] {
  return trips
    .filter(isInProgress)
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id)
}

export function useTrip(tripId: number | null): Trip | undefined {
  const { data: active } = useActiveTrip()
  const isActive = active?.id === tripId
  const isOther = tripId !== null && active !== undefined && !isActive
  const { data: other } = useQuery({ ...tripQuery(tripId ?? 0), enabled: isOther })
  return (isActive ? active : other) ?? undefined
}

/** Undefined while loading. */
export function useTripCurrency(tripId: number | null): Currency | undefined {
  return useTrip(tripId)?.currency
}

/** After any change to trips or receipts: refetches every list, count and total, except those of a deleted trip. */
export function refreshTrips({ goneId }: { goneId?: number } = {}) {
  // What the page brought along is from before the change.
  clearPreloadedData()
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, id] }) =>
      typeof path === 'string' &&
      path.startsWith('/api/trips') &&
      (goneId === undefined || id !== goneId),
  })
}

export async function orWhenMissing<Found, Missing>(missing: Missing, call: Promise<Found>) {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return missing
    throw error
  }
}
