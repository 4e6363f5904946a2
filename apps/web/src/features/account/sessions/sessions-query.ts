import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

/** Read anew whenever the list opens: other devices come and go by themselves. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: () => request('GET /api/auth/sessions'),
  staleTime: 0,
})
