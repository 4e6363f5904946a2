import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Read anew whenever the list opens: one may have been used or added elsewhere. */
export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: () => request('GET /api/auth/passkeys'),
  staleTime: 0,
})

export function refreshPasskeys() {
  return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}
