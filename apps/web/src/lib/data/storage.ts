import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

const storageQuery = queryOptions({
  queryKey: ['/api/storage'],
  queryFn: () => request('GET /api/storage'),
  // Every photo changes it.
  staleTime: 0,
})

export function useStorage() {
  return useQuery(storageQuery)
}
