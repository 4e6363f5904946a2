import type { Trip, TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { formatDate } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { describeWaiting } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TripSum } from './trip-sum.tsx'

export function CurrentTrip({
  trip,
  sum,
  spending,
}: {
  trip: TripWithSummary
  /** The total in one currency. */
  sum: (size: 'large' | 'small') => ReactNode
  spending?: ReactNode
}) {
  const { currencies, converted } = trip.summary
  const waiting = describeWaiting(useWaitingCounts(trip.id))
  return (
    <section
      aria-labelledby="current-trip"
      className="@container rounded-card border border-hairline bg-surface"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] @[40rem]:grid-cols-2">
        <TripHeading trip={trip} />
        <div className="px-4 pt-3 pb-2 @[20rem]:px-5 @[40rem]:col-start-2 @[40rem]:row-span-2 @[40rem]:row-start-1 @[40rem]:border-l @[40rem]:border-hairline @[40rem]:px-6 @[40rem]:pt-5 @[40rem]:pb-4">
          <RepayLines {...trip.summary} className="mb-2 text-lg" />
          <dl>
            <div>
              <dt className="text-xs text-muted">Total</dt>
              <dd>
                <TripSum
                  totals={currencies}
                  currency={trip.currency}
                  converted={converted}
                  waiting={waiting}
                  sum={sum}
                />
              </dd>
            </div>
          </dl>
          {spending}
        </div>
        <FactStrip trip={trip} />
      </div>
    </section>
  )
}

function TripHeading({ trip }: { trip: Trip }) {
  return (
    <div className="flex items-start gap-2 pt-4 pr-2 pl-4 @[20rem]:pl-5 @[40rem]:pt-5 @[40rem]:pr-4 @[40rem]:pb-5 @[40rem]:pl-6">
      <div className="min-w-0 flex-1">
        <h2 id="current-trip" className="text-xs text-muted">
          Current Trip
        </h2>
        <p
          data-is-title
          className="mt-0.5 line-clamp-2 text-lg @max-[15rem]:line-clamp-none font-semibold tracking-tight break-words"
          title={trip.name}
        >
          {trip.name}
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
          <Icon name="calendar" className="text-[1rem]" />
          {formatDate(trip.startDate)}
        </p>
      </div>
      <Button
        variant="quiet"
        className="-mt-1.5 shrink-0 text-muted! @max-[40rem]:w-11 @max-[40rem]:px-0 @[40rem]:-mt-2.5"
        onClick={() => openTripDialog('edit', trip)}
      >
        <Icon name="pencil" className="text-[1.125rem]" />
        <span className="@max-[40rem]:sr-only">Edit</span>
      </Button>
    </div>
  )
}

/** Further facts about the trip, in one line below its total. */
export function FactStrip({ trip }: { trip: TripWithSummary }) {
  const isActive = trip.status === 'active'
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] self-end border-t border-hairline @max-[15rem]:grid-cols-1 @[15rem]:divide-x @[15rem]:divide-hairline">
      <Fact label="Receipts">
        <span className="amount">{trip.summary.receiptCount.toLocaleString('en-US')}</span>
      </Fact>
      <Fact label="Currency">{trip.currency}</Fact>
      <Fact label="Status">
        <Badge tone={isActive ? 'primary' : 'settled'} className="-ml-1.5 whitespace-nowrap">
          {isActive ? 'In Progress' : 'Finalized'}
        </Badge>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-2.5 @[15rem]:@max-[20rem]:px-3 @[15rem]:@max-[20rem]:first:pl-4 @max-[15rem]:flex @max-[15rem]:items-baseline @max-[15rem]:justify-between @max-[15rem]:gap-3 @[20rem]:first:pl-5 @[40rem]:py-3 @[40rem]:first:pl-6">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm font-semibold">{children}</dd>
    </div>
  )
}
