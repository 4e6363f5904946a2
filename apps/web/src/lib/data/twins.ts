import type { twinEndpoints } from '@quittance/contract/twins'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { queryClient } from './query-client.ts'
import { refreshTrips } from './trips.ts'

export type UnsavedReceipt = z.input<(typeof twinEndpoints)['GET /api/receipts/twins']['query']>

const path = '/api/receipts/twins'

export function twinsQuery(query: UnsavedReceipt) {
  return queryOptions({
    queryKey: [path, query],
    queryFn: ({ signal }) => request('GET /api/receipts/twins', { query, signal }),
    staleTime: 30_000,
  })
}

export function useDismissTwins(onFail: (message: string) => void) {
  return useMutation({
    mutationFn: (pairs: { one: string; other: string }[]) =>
      Promise.all(pairs.map((body) => request('POST /api/receipts/twins/dismiss', { body }))),
    onSuccess: () =>
      Promise.all([refreshTrips(), queryClient.invalidateQueries({ queryKey: [path] })]),
    onError: (error) =>
      onFail(serverMessage(error) ?? 'Please check your connection and try again.'),
  })
}
