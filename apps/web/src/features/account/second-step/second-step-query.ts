import { queryOptions } from '@tanstack/react-query'
import { refreshEvents } from '#features/account/sessions/events-query.ts'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Refetched whenever it is shown: a recovery code may have been used. */
export const secondStepQuery = queryOptions({
  queryKey: ['/api/auth/second-step'],
  queryFn: () => request('GET /api/auth/second-step'),
  staleTime: 0,
})

export async function refreshSecondStep() {
  refreshEvents()
  await queryClient.invalidateQueries({ queryKey: secondStepQuery.queryKey })
}
