import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

/** What is worth a look before a trip is finalized. */
export function tripCheckQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'check'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/check', { params: { id: tripId }, signal }),
    staleTime: 5000,
  })
}
