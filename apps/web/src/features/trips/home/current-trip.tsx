import type { Trip, TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { SentBackLine } from '#features/trips/claims/sent-back-line.tsx'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { formatDate } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { describeWaiting } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FactStrip } from './fact-strip.tsx'
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
  const { receiptCount, currencies, converted } = trip.summary
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
        <FactStrip {...{ trip, receiptCount, waiting }} />
      </div>
      {trip.claimState === 'sent-back' && (
        <SentBackLine trip={trip} className="border-t border-hairline px-4 @[20rem]:px-5" />
      )}
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
