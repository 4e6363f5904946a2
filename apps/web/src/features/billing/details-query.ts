import { queryOptions } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'

export const detailsQuery = queryOptions({
  queryKey: ['/api/subscription/details'],
  queryFn: async ({ signal }) => {
    try {
      return await request('GET /api/subscription/details', { signal })
    } catch (error) {
      // A grant may lapse while the page is open.
      if (error instanceof ApiError && error.body.code === 'PREMIUM_REQUIRED') {
        void queryClient.refetchQueries({ queryKey: userKey })
      }
      throw error
    }
  },
  // The payment portal changes it in another tab.
  staleTime: 0,
})
