import type { PastTrip } from '@quittance/contract/trips'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { DeliveryActions } from '#features/trips/claims/delivery-actions.tsx'
import { hasFailed } from '#features/trips/claims/has-failed.ts'
import { dateRange } from '#features/trips/data/trip-words.ts'
import { SentLine } from '#features/trips/history/sent-line.tsx'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { TripSum } from './trip-sum.tsx'

/** The trip finalized last, and its status. */
export function LastClaim({ trip }: { trip: PastTrip }) {
  const delivery = trip.claim?.delivery
  return (
    <section
      aria-labelledby="last-claim"
      className="group @container relative rounded-card border border-hairline bg-surface transition-colors duration-150 hover:border-line"
    >
      <div className="p-5 pb-4 sm:p-6 sm:pb-5">
        <h2 id="last-claim" className="text-xs text-muted">
          Your last claim
        </h2>
        <Link
          href={`/history/${trip.id}`}
          className="mt-0.5 block rounded-control after:absolute after:inset-0 after:rounded-card"
        >
          <span
            data-is-title
            className="line-clamp-2 text-lg @max-[15rem]:line-clamp-none font-semibold tracking-tight break-words"
          >
            {trip.name}
          </span>{' '}
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {dateRange(trip)}{' '}
            <Badge tone="settled">
              <Icon name="check" className="text-[0.875rem]" />
              Completed
            </Badge>
            <ClaimBadge {...trip} />
          </span>
        </Link>
        {/* A response cached by an earlier version has no totals. */}
        {trip.currencies && (
          <div className="mt-3">
            <RepayLines {...trip} className="mb-1" />
            <TripSum totals={trip.currencies} {...trip} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-3 border-t border-hairline px-5 py-3.5 sm:px-6">
        <div className="min-w-0 flex-1 space-y-1">
          {trip.claim && <SentLine claim={trip.claim} />}
          {hasFailed(delivery) && (
            <DeliveryActions tripId={trip.id} delivery={delivery} className="relative z-1 pt-2" />
          )}
          {trip.receiptCount !== undefined && !trip.claim && (
            <p className="text-sm text-muted">{receiptCount(trip.receiptCount)}</p>
          )}
        </div>
        <Icon name="chevron-right" className="text-muted" />
      </div>
    </section>
  )
}
