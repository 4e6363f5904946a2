import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from './offline-query.ts'

export const suggestionsQuery = queryOptions({
  queryKey: ['/api/receipts/suggestions'],
  queryFn: ({ signal }) => request('GET /api/receipts/suggestions', { signal }),
  ...offlineQuery,
  // Every form asks again: the last receipt may have changed it.
  staleTime: 0,
})
