import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Refetched whenever the list opens. */
export const eventsQuery = queryOptions({
  queryKey: ['/api/auth/events'],
  queryFn: () => request('GET /api/auth/events'),
  staleTime: 0,
})

/** After a change that the server logs. */
export function refreshEvents() {
  void queryClient.invalidateQueries({ queryKey: eventsQuery.queryKey })
}
