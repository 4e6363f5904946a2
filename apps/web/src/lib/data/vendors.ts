import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from './offline-query.ts'

/** What this user calls vendors that were read before; asked for only where photos are read on this device. */
export const vendorsQuery = queryOptions({
  queryKey: ['/api/receipts/vendors'],
  queryFn: ({ signal }) => request('GET /api/receipts/vendors', { signal }),
  ...offlineQuery,
})
