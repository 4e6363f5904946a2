import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from './offline-query.ts'

/** This user's names for vendors; loaded only if photos are read on this device. */
export const vendorsQuery = queryOptions({
  queryKey: ['/api/receipts/vendors'],
  queryFn: ({ signal }) => request('GET /api/receipts/vendors', { signal }),
  ...offlineQuery,
})
