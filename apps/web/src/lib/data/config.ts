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

/** What the browser must know of this installation; undefined until it is known. */
export function useConfig() {
  return useQuery(configQuery).data
}

/** How many days the free trial lasts; what most installations have, until it is known. */
export function useTrialDays() {
  return useConfig()?.trialDays ?? defaultTrialDays
}
