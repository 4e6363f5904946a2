import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { useUser } from '#lib/data/user.ts'

const planQuery = queryOptions({
  queryKey: ['/api/subscription/plan'],
  queryFn: () => request('GET /api/subscription/plan'),
  ...withPreloadedData('GET /api/subscription/plan'),
  // It changes with every trip and every hour; preloaded data is not refetched at once.
  staleTime: 5000,
})

/** The trial and the limits of a free user; a premium user has neither. */
export function useFreePlan() {
  const isFree = useUser().data?.subscriptionTier === 'free'
  const { data, isLoading } = useQuery({ ...planQuery, enabled: isFree })
  return { plan: isFree ? data : undefined, isLoading }
}
