import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: () => request('GET /api/config'),
})

/** What the browser must know of this installation; undefined until it is known. */
export function useConfig() {
  return useQuery(configQuery).data
}
