import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { fromPage } from '#lib/api/page-answers.ts'
import { onDevice } from '#lib/data/kept.ts'

/** What is worth a look before a trip is finalized. */
export function tripCheckQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'check'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/check', { ...call, signal }),
    ...fromPage('GET /api/trips/:id/check', call),
    ...onDevice,
    staleTime: 5000,
  })
}
