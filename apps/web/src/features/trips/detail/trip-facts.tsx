import type { TripWithSummary } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { claimsQuery } from '#features/trips/claims/claims-query.ts'
import { statusBadge } from '#features/trips/data/trip-words.ts'
import { formatDate } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { needOwnLine, Totals } from '#lib/format/totals.tsx'
import { Badge } from '#ui/badge.tsx'

const half = '@min-[17rem]:col-span-3!'

/** Everything about a trip except its receipts. */
export function TripFacts({ trip, sum }: { trip: TripWithSummary; sum: ReactNode }) {
  const { tone, label } = statusBadge(trip.status)
  const { currencies, receiptCount } = trip.summary
  const { data } = useQuery({ ...claimsQuery(trip.id), enabled: trip.claimState === 'sent' })
  const isOne = Object.keys(currencies).length < 2
  return (
    <div className="@container rounded-card border border-hairline bg-surface px-5 py-4">
      <RepayLines {...trip.summary} className="mb-3 text-lg" />
      <dl className="grid grid-cols-6 gap-x-3 *:col-span-2 @max-[17rem]:grid-cols-2 @max-[17rem]:*:col-span-1 @max-[10rem]:grid-cols-1">
        <Fact label="Total Amount" className="col-span-full! border-b border-hairline pb-4">
          <div className={clsx('amount', isOne ? 'text-xl tracking-tight' : 'text-base')}>
            <Totals totals={currencies} isWide={needOwnLine(currencies)} />
          </div>
          {sum}
        </Fact>
        <Fact label="Status">
          <span className="-ml-1.5 flex flex-wrap gap-1 whitespace-nowrap">
            <Badge tone={tone}>{label}</Badge>
            <ClaimBadge claimState={trip.claimState} claim={data?.claims[0]} />
          </span>
        </Fact>
        <Fact label="Currency">{trip.currency}</Fact>
        <Fact label="Total Receipts">
          <span className="amount">{receiptCount.toLocaleString('en-US')}</span>
        </Fact>
        <Fact label="Start Date" className={half}>
          {formatDate(trip.startDate)}
        </Fact>
        <Fact label="End Date" className={half}>
          {trip.endDate ? formatDate(trip.endDate) : 'Ongoing'}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx('min-w-0 pt-3 first:pt-0', className)}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
