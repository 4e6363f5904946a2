import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Refetched whenever the list opens, since other devices sign in and out. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: () => request('GET /api/auth/sessions'),
  staleTime: 0,
})

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

/** Refetched whenever the list opens: one may have been used or added on another device. */
export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: () => request('GET /api/auth/passkeys'),
  staleTime: 0,
})

export function refreshPasskeys() {
  return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}

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
