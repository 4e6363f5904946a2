import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** Each finalization of a trip, the newest first. */
export function claimsQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'claims'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/claims', { params: { id: tripId }, signal }),
    ...offlineQuery,
    // The recipient may open it at any time.
    staleTime: 60_000,
  })
}
