import { defaultTrialDays } from '@quittance/contract/trial'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from './offline-query.ts'

export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: () => request('GET /api/config'),
  ...withPreloadedData('GET /api/config'),
  ...offlineQuery,
})

export function useConfig() {
  return useQuery(configQuery).data
}

/** The length of the free trial; the default while loading. */
export function useTrialDays() {
  return useConfig()?.trialDays ?? defaultTrialDays
}
