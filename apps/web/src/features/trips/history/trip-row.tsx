import type { PastTrip } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { dateRange, historyBadge } from '#features/trips/data/trip-words.ts'
import { useReopenTrip } from '#features/trips/data/use-trip-actions.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { ClaimLine } from './claim-line.tsx'
import { TripSums } from './trip-sums.tsx'

/** A trip in the history: the row leads to it, the menu does something with it. */
export function TripRow({
  trip,
  downloads,
  onArchive,
}: {
  trip: PastTrip
  /** The way to its files, below the row. */
  downloads: ReactNode
  onArchive: () => void
}) {
  const [, navigate] = useLocation()
  const reopen = useReopenTrip(() => navigate('/'))
  const { tone, label } = historyBadge(trip.status)
  const reopenItem = {
    label: 'Re-open Trip',
    icon: 'rotate-ccw',
    onSelect: () => reopen.mutate(trip.id),
  } as const

  return (
    <li className="relative transition-colors duration-150 first:rounded-t-card last:rounded-b-card hover:bg-sunken">
      <div className="flex items-start gap-2 pt-4 pr-2 pb-2 pl-5 sm:pr-3">
        <div className="min-w-0 flex-1 sm:flex sm:items-start sm:gap-6">
          <div className="min-w-0 flex-1">
            <Link
              href={`/history/${trip.id}`}
              className="line-clamp-2 font-semibold break-words after:absolute after:inset-0"
            >
              {trip.name}
            </Link>
            <p className="text-sm text-muted">{dateRange(trip)}</p>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={tone}>{label}</Badge>
              {trip.receiptCount !== undefined && <span>{receiptCount(trip.receiptCount)}</span>}
              {trip.claim && trip.claim.version > 1 && <span>Version {trip.claim.version}</span>}
            </p>
          </div>
          <div className="max-sm:mt-2.5 sm:max-w-[50%]">
            {/* An answer that an earlier version kept on the device has none. */}
            {trip.currencies && (
              <TripSums currencies={trip.currencies} converted={trip.converted} isAtEnd />
            )}
          </div>
        </div>
        <div className="relative">
          <Menu
            trigger={
              <button
                type="button"
                aria-label={`Actions for ${trip.name}`}
                disabled={reopen.isPending}
                className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-hairline hover:text-text disabled:opacity-50"
              >
                <Icon name="ellipsis-vertical" />
              </button>
            }
            items={[
              ...(trip.status === 'finalized' ? [reopenItem] : []),
              { label: 'Edit Trip', icon: 'pencil', onSelect: () => openTripDialog('edit', trip) },
              { label: 'Archive Trip', icon: 'archive', onSelect: onArchive, isApart: true },
            ]}
          />
        </div>
      </div>
      <div className="space-y-3 px-5 pb-4">
        {trip.claim && <ClaimLine claim={trip.claim} />}
        {downloads && <div className="relative z-1 w-fit max-w-full">{downloads}</div>}
      </div>
    </li>
  )
}
