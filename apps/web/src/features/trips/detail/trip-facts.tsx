import type { TripWithSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { statusBadge } from '#features/trips/data/trip-words.ts'
import { needRoom, Totals } from '#features/trips/totals.tsx'
import { formatDate } from '#lib/format/dates.ts'
import { Badge } from '#ui/badge.tsx'

/** Everything about a trip that is not a receipt. */
export function TripFacts({ trip, sum }: { trip: TripWithSummary; sum: ReactNode }) {
  const { tone, label } = statusBadge(trip.status)
  const isWide = needRoom(trip.summary.currencies)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-3 sm:p-6">
      <Fact label="Status">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact label="Start Date">{formatDate(trip.startDate)}</Fact>
      <Fact label="End Date">{trip.endDate ? formatDate(trip.endDate) : 'Ongoing'}</Fact>
      <Fact label="Currency">{trip.currency}</Fact>
      <Fact label="Total Receipts">
        <span className="amount">{trip.summary.receiptCount}</span>
      </Fact>
      <Fact label="Total Amount" className={isWide ? 'col-span-full' : undefined}>
        <Totals totals={trip.summary.currencies} {...{ isWide }} />
        {sum}
      </Fact>
    </dl>
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
    <div className={clsx('min-w-0', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-semibold break-words">{children}</dd>
    </div>
  )
}
