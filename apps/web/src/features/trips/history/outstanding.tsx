import type { Outstanding as OutstandingSums } from '@quittance/contract/answers'
import { formatAmount } from '@quittance/contract/money'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'

/** What was claimed and not paid yet; under the trips' key, because every change to trips may change it. */
export const outstandingQuery = queryOptions({
  queryKey: ['/api/trips', 'outstanding'],
  queryFn: ({ signal }) => request('GET /api/claims/outstanding', { signal }),
  ...offlineQuery,
  staleTime: 60_000,
})

/** `To be paid back: 1,204.10 EUR in 3 claims`; nothing if everything was paid. */
export function Outstanding({ totals }: OutstandingSums) {
  if (totals.length === 0) return null
  const sums = totals.map(
    ({ total, currency, claims }) =>
      `${formatAmount(total, currency)} ${currency} in ${claims === 1 ? '1 claim' : `${claims} claims`}`,
  )
  return (
    <p className="-mt-2 mb-4 text-sm text-muted">
      To be paid back: <span className="amount font-medium text-text">{sums.join(' · ')}</span>
    </p>
  )
}
