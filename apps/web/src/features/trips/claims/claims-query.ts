import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { onDevice } from '#lib/data/kept.ts'

/** Each time a trip was finalized, the newest first. */
export function claimsQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'claims'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/claims', { params: { id: tripId }, signal }),
    ...onDevice,
    // It may be opened at any moment, by somebody else.
    staleTime: 60_000,
  })
}
