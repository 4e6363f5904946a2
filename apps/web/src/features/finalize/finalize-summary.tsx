import { describeTotals } from '@quittance/contract/money'
import type { Trip, TripSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatDate, today } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { Totals } from '#lib/format/totals.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'

export function FinalizeSummary({
  trip,
  summary,
  sum,
}: {
  trip: Trip
  summary: TripSummary | undefined
  /** The total in one currency. */
  sum?: ReactNode
}) {
  // On touch devices the keyboard would cover the summary.
  const isTouched = useMedia('(pointer: coarse)')
  const isLong = Object.keys(summary?.currencies ?? {}).length > 1
  const waiting = <Skeleton className="h-5 w-20 bg-hairline" />
  return (
    <div
      role="group"
      aria-label="Trip to be finalized"
      className="@container rounded-control bg-sunken text-sm outline-none"
      {...(isTouched && { 'data-focus-first': true, tabIndex: -1 })}
    >
      <RepayLines {...summary} className="px-4 pt-4 text-base" />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 p-4 @max-[15rem]:grid-cols-1">
        <Fact label="Trip Name">
          <span className="line-clamp-2" title={trip.name}>
            {trip.name}
          </span>
        </Fact>
        <Fact label="Date Range">
          {trip.startDate && (
            <span className="whitespace-nowrap">{formatDate(trip.startDate)} -</span>
          )}{' '}
          <span className="whitespace-nowrap">{formatDate(today())}</span>
        </Fact>
        <Fact label="Total Receipts">
          {summary?.receiptCount.toLocaleString('en-US') ?? waiting}
        </Fact>
        <Fact label="Total Amount" className={isLong ? 'col-span-full' : undefined}>
          {summary ? <Totals totals={summary.currencies} isWide /> : waiting}
          {sum}
        </Fact>
      </dl>
    </div>
  )
}

export function CurrencySummary({ currencies }: Pick<TripSummary, 'currencies'>) {
  return (
    <p className="amount text-sm text-muted">
      Currency summary: <span className="text-text">{describeTotals(currencies)}</span>
    </p>
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
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="amount mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
