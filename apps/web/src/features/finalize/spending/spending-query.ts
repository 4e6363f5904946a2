import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { fromPage } from '#lib/api/page-answers.ts'
import { onDevice } from '#lib/data/kept.ts'

/** What was spent on a trip, per currency by category and by day. */
export function spendingQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'spending'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/spending', { ...call, signal }),
    ...fromPage('GET /api/trips/:id/spending', call),
    ...onDevice,
    staleTime: 5000,
  })
}
