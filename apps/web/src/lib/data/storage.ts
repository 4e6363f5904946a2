import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

const storageQuery = queryOptions({
  queryKey: ['/api/storage'],
  queryFn: () => request('GET /api/storage'),
  // Every photo changes it.
  staleTime: 0,
})

/** How much of the space for photos is taken. */
export function useStorage() {
  return useQuery(storageQuery)
}
