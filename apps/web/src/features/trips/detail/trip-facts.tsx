import type { TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { statusBadge } from '#features/trips/data/trip-words.ts'
import { Totals } from '#features/trips/totals.tsx'
import { formatDate } from '#lib/format/dates.ts'
import { Badge } from '#ui/badge.tsx'

/** Everything about a trip that is not a receipt. */
export function TripFacts({ trip, sum }: { trip: TripWithSummary; sum: ReactNode }) {
  const { tone, label } = statusBadge(trip.status)
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
      <Fact label="Total Amount">
        <Totals totals={trip.summary.currencies} />
        {sum}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-semibold break-words">{children}</dd>
    </div>
  )
}
