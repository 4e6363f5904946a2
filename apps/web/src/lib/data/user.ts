import type { User } from '@quittance/contract/auth'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from './offline-query.ts'
import { canKeepScreen, queryClient, userKey } from './query-client.ts'
import './reconnect.ts'

export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async (): Promise<User | null> => {
    try {
      return await request('GET /api/auth/user')
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      return canKeepScreen() ? (queryClient.getQueryData<User>(userKey) ?? null) : null
    }
  },
  ...withPreloadedData('GET /api/auth/user'),
  ...offlineQuery,
})

export function useUser() {
  return useQuery(userQuery)
}

export function setUser(user: User | null) {
  queryClient.setQueryData(userQuery.queryKey, user)
}
