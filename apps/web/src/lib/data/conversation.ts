import type { ClaimRemark, Conversation } from '@quittance/contract/answers'
import type { Trip } from '@quittance/contract/trips'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from './offline-query.ts'

export function conversationQuery(tripId: number) {
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'conversation'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/conversation', { params: { id: tripId }, signal }),
    ...offlineQuery,
    // Finance may answer at any time.
    staleTime: 60_000,
  })
}

/** The remarks of a claim that finance sent back, until it is sent again; undefined while unknown. */
export function useRemarks(
  trip: Pick<Trip, 'id' | 'claimState'> | undefined,
): ClaimRemark[] | undefined {
  const { data } = useQuery({
    ...conversationQuery(trip?.id ?? 0),
    enabled: trip?.claimState === 'sent-back',
  })
  return trip?.claimState === 'sent-back' && data ? currentRemarks(data) : undefined
}

/** Those about the version that was sent back last: only they can still be replied to. */
export function currentRemarks({ state, remarks }: Conversation): ClaimRemark[] {
  if (state !== 'sent-back') return []
  return remarks.filter(({ version }) => version === remarks.at(-1)?.version)
}

/** What finance asks about each receipt, without those replied to. */
export function useQuestions(trip: Pick<Trip, 'id' | 'claimState'> | undefined) {
  const open = useRemarks(trip)?.filter(isOpen) ?? []
  return (receiptId: number) => open.find((remark) => remark.receiptId === receiptId)?.comment
}

export function isOpen({ reply }: ClaimRemark): boolean {
  return reply === null
}
