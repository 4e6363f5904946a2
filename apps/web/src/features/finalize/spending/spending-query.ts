import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

/** What was spent on a trip, per currency by category and by day. */
export function spendingQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'spending'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/spending', { params: { id: tripId }, signal }),
    staleTime: 5000,
  })
}
