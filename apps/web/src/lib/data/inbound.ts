import type { InboundAddress } from '@quittance/contract/inbound'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { queryClient } from './query-client.ts'

/** The user's private address for receipts; refetched whenever it is shown, since emails may be refused at any time. */
export const inboundAddressQuery = queryOptions({
  queryKey: ['/api/inbound-address'],
  queryFn: ({ signal }) => request('GET /api/inbound-address', { signal }),
  staleTime: 0,
})

export function setInboundAddress(address: InboundAddress) {
  queryClient.setQueryData(inboundAddressQuery.queryKey, address)
}
