import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

/** Refetched whenever the list opens, since other devices sign in and out. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: () => request('GET /api/auth/sessions'),
  staleTime: 0,
})
