import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { useUser } from '#lib/data/user.ts'

const planQuery = queryOptions({
  queryKey: ['/api/subscription/plan'],
  queryFn: () => request('GET /api/subscription/plan'),
  ...withPreloadedData('GET /api/subscription/plan'),
  // Every trip and every hour changes it; what the page brought along is not asked for at once again.
  staleTime: 5000,
})

/** The trial and the limits of a free user; a premium user has neither. */
export function useFreePlan() {
  const isFree = useUser().data?.subscriptionTier === 'free'
  const { data, isLoading } = useQuery({ ...planQuery, enabled: isFree })
  return { plan: isFree ? data : undefined, isLoading }
}
