import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** Each time a trip was finalized, the newest first. */
export function claimsQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'claims'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/claims', { params: { id: tripId }, signal }),
    ...offlineQuery,
    // It may be opened at any moment, by somebody else.
    staleTime: 60_000,
  })
}
