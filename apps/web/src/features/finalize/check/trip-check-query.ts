import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** What is worth a look before a trip is finalized. */
export function tripCheckQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'check'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/check', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/check', call),
    ...offlineQuery,
    staleTime: 5000,
  })
}
