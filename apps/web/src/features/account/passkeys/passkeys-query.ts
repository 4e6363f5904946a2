import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Refetched whenever the list opens: one may have been used or added on another device. */
export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: () => request('GET /api/auth/passkeys'),
  staleTime: 0,
})

export function refreshPasskeys() {
  return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}
