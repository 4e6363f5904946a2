import type { Currency } from '@quittance/contract/money'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from './offline-query.ts'
import { orWhenMissing } from './trips.ts'

export function tripRatesQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'rates'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/rates', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/rates', call),
    ...offlineQuery,
    staleTime: 5000,
  })
}

export function rateQuery(query: { date: string; from: string; to: Currency }) {
  return queryOptions({
    queryKey: ['/api/rates', query],
    queryFn: ({ signal }) => orWhenMissing(null, request('GET /api/rates', { query, signal })),
    // The rates of a day are published on its afternoon.
    staleTime: 15 * 60_000,
  })
}
