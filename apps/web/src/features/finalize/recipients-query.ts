import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** Whom claims were sent to, the last one first. */
export const recipientsQuery = queryOptions({
  queryKey: ['/api/trips/recipients'],
  queryFn: ({ signal }) => request('GET /api/trips/recipients', { signal }),
  ...offlineQuery,
})
