import { describeTotals } from '@quittance/contract/money'
import type { Trip, TripSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { formatDate, today } from '#lib/format/dates.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** What is about to be finalized. */
export function FinalizeSummary({
  trip,
  summary,
  sum,
}: {
  trip: Trip
  summary: TripSummary | undefined
  /** All of it in one currency. */
  sum?: ReactNode
}) {
  const waiting = <Skeleton className="ml-auto h-4 w-20 bg-hairline" />
  return (
    <dl className="divide-y divide-hairline rounded-control bg-sunken px-4 text-sm">
      <Fact label="Trip Name">{trip.name}</Fact>
      <Fact label="Date Range">
        {trip.startDate && `${formatDate(trip.startDate)} - `}
        {formatDate(today())}
      </Fact>
      <Fact label="Total Receipts">{summary?.receiptCount ?? waiting}</Fact>
      <Fact label="Total Amount">
        {summary ? <TotalLines currencies={summary.currencies} /> : waiting}
        {sum}
      </Fact>
    </dl>
  )
}

/** The totals on one line, beside the button that settles them. */
export function CurrencySummary({ currencies }: Pick<TripSummary, 'currencies'>) {
  return (
    <p className="amount text-sm text-muted">
      Currency summary: <span className="text-text">{describeTotals(currencies)}</span>
    </p>
  )
}

function TotalLines({ currencies }: Pick<TripSummary, 'currencies'>) {
  return describeTotals(currencies)
    .split(', ')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-2.5">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="amount min-w-0 flex-1 text-right font-medium break-words">{children}</dd>
    </div>
  )
}
