import type { PastTrip } from '@quittance/contract/trips'
import { useState } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { daysOfTrip, historyBadge } from '#features/trips/data/trip-words.ts'
import { formatDates } from '#lib/format/dates.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { SentLine } from './sent-line.tsx'
import { TripSums } from './trip-sums.tsx'
import { FilesRow, type TripSlots } from './trip-table.tsx'

/** A past trip on a narrow screen; the whole card is a link. */
export function TripCard({ trip, action, downloads }: TripSlots & { trip: PastTrip }) {
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const files = downloads?.(trip, below)
  const { tone, label } = historyBadge(trip.status)
  const days = daysOfTrip(trip)
  const delivery = trip.claim?.delivery
  return (
    <li className="relative flex flex-col rounded-card border border-hairline bg-surface transition-colors duration-150 hover:border-line">
      <div className="flex flex-wrap items-start gap-x-2 py-2 pr-2 pl-4 sm:pl-5">
        <div className="min-w-40 flex-1 pt-2">
          <Link
            href={`/history/${trip.id}`}
            className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            {trip.name}
          </Link>
          <p className="text-sm text-muted">{formatDates(trip.startDate, trip.endDate)}</p>
        </div>
        <div className="relative z-1">{action(trip)}</div>
      </div>
      <div className="grow space-y-2.5 px-4 pb-4 sm:px-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="flex flex-wrap gap-1">
            <Badge tone={tone}>{label}</Badge>
            <ClaimBadge {...trip} />
          </span>
          {days !== null && <span>{dayCount(days)}</span>}
          {trip.receiptCount !== undefined && <span>{receiptCount(trip.receiptCount)}</span>}
          {trip.claim && trip.claim.version > 1 && <span>Version {trip.claim.version}</span>}
        </p>
        {/* A response cached by an earlier version has none. */}
        {trip.currencies && <TripSums {...trip} />}
        {trip.claim && <SentLine claim={trip.claim} />}
        {hasFailed(delivery) && (
          <DeliveryActions tripId={trip.id} delivery={delivery} className="relative z-1" />
        )}
      </div>
      {files && (
        <div className="relative z-1 border-t border-hairline py-1 sm:px-1">
          <FilesRow trip={trip}>{files}</FilesRow>
          <div ref={setBelow} className="px-4 pb-3 empty:hidden" />
        </div>
      )}
    </li>
  )
}
