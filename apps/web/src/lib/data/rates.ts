import type { Currency } from '@quittance/contract/money'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { onDevice } from './kept.ts'

/** How the sum of a trip in its currency came to be. */
export function tripRatesQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'rates'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/rates', { params: { id: tripId }, signal }),
    ...onDevice,
    staleTime: 60_000,
  })
}

/** How much of one currency another was on a day; null where nobody knows. */
export function rateQuery(query: { date: string; from: string; to: Currency }) {
  return queryOptions({
    queryKey: ['/api/rates', query],
    queryFn: ({ signal }) => request('GET /api/rates', { query, signal }).catch(noRate),
    // The rates of a day are published on its afternoon.
    staleTime: 15 * 60_000,
  })
}

function noRate(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
