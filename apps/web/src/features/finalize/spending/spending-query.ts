import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** Spending of a trip per currency, by category and by day. */
export function spendingQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'spending'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/spending', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/spending', call),
    ...offlineQuery,
    staleTime: 5000,
  })
}
