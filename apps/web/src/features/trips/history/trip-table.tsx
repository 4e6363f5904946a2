import type { PastTrip } from '@quittance/contract/trips'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { isPerhapsDue, RemindButton } from '#features/trips/claims/remind-button.tsx'
import { daysOfTrip, historyBadge } from '#features/trips/data/trip-words.ts'
import { formatDates } from '#lib/format/dates.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { OpenedCell, SentCell } from './sent-cells.tsx'
import { sortTrips, useTripSort } from './trip-sort.ts'
import { TripSums } from './trip-sums.tsx'

export type TripSlots = {
  /** At the end of its row, or in the corner of its card. */
  action: (trip: PastTrip) => ReactNode
  /** Makes links to its files, which are rendered into the element below. */
  downloads?: (trip: PastTrip, below: HTMLElement | null) => ReactNode
}

const columns = [
  ['name', 'Trip', 'pl-3!'],
  ['date', 'Dates', 'w-32'],
  ['total', 'Total', 'w-35 *:flex-row-reverse'],
  ['recipient', 'Recipient', 'w-56 pl-3!'],
  ['state', 'Status', 'w-31'],
] as const

/** Past trips on a wide screen: one row each, sorted by a column. */
export function TripTable({
  caption,
  trips,
  ...slots
}: TripSlots & { caption: string; trips: readonly PastTrip[] }) {
  const { key, isDown, sortBy } = useTripSort()
  return (
    <div className="overflow-clip rounded-card border border-hairline bg-surface">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-hairline text-left text-xs text-muted">
            {columns.map(([name, label, className]) => (
              <th
                key={name}
                scope="col"
                className={className}
                {...(name === key && { 'aria-sort': isDown ? 'descending' : 'ascending' })}
              >
                <SortButton
                  {...{ label, isDown, isSorted: name === key }}
                  onClick={() => sortBy(name)}
                />
              </th>
            ))}
            <th scope="col" className={slots.downloads ? 'w-14' : 'w-33'}>
              <span className="sr-only">Files and actions</span>
            </th>
          </tr>
        </thead>
        {sortTrips(trips, key, isDown).map((trip) => (
          <TripRow key={trip.id} trip={trip} {...slots} />
        ))}
      </table>
    </div>
  )
}

function SortButton({
  label,
  isSorted,
  isDown,
  onClick,
}: {
  label: string
  isSorted: boolean
  isDown: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        'flex min-h-11 w-full items-center gap-1 rounded-control px-2 font-medium transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2',
        isSorted && 'text-text',
      )}
    >
      {label}
      <Icon
        name={isSorted && !isDown ? 'chevron-up' : 'chevron-down'}
        className={clsx('text-[1rem]', !isSorted && 'opacity-0')}
      />
    </button>
  )
}

function TripRow({ trip, action, downloads }: TripSlots & { trip: PastTrip }) {
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const { tone, label } = historyBadge(trip.status)
  const { claim } = trip
  const days = daysOfTrip(trip)
  const files = downloads?.(trip, below)
  return (
    <tbody className="border-b border-hairline transition-colors duration-150 last:border-b-0 hover:bg-sunken/60">
      <tr className="align-top">
        <th scope="row" className="relative py-3 pr-2 pl-5 text-left font-normal">
          <Link
            href={`/history/${trip.id}`}
            className="line-clamp-2 text-base leading-5 font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {trip.name}
          </Link>
          {trip.receiptCount !== undefined && (
            <span className="mt-0.5 block text-muted">{receiptCount(trip.receiptCount)}</span>
          )}
        </th>
        <td className="px-2 py-3">
          {formatDates(trip.startDate, trip.endDate)}{' '}
          {days !== null && <span className="block text-muted">{dayCount(days)}</span>}
        </td>
        <td className="px-2 py-3 [&_p]:leading-5">
          {/* A response cached by an earlier version has none. */}
          {trip.currencies && <TripSums {...trip} isAtEnd />}
        </td>
        <td className="py-3 pr-2 pl-5">
          {claim && <SentCell claim={claim} />}
          {hasFailed(claim?.delivery) && (
            <DeliveryActions tripId={trip.id} delivery={claim.delivery} className="mt-2" />
          )}
        </td>
        <td className="py-3 pl-2">
          <span className="flex flex-wrap gap-1">
            <Badge tone={tone}>{label}</Badge>
            <ClaimBadge {...trip} />
          </span>
          {claim && <OpenedCell claim={claim} />}
          {claim && claim.version > 1 && (
            <span className="block text-muted">Version {claim.version}</span>
          )}
        </td>
        <td className="py-1 pr-2">
          <div className="flex justify-end">{action(trip)}</div>
        </td>
      </tr>
      {files && (
        <tr>
          <td colSpan={6} className="px-1 pb-1">
            <FilesRow trip={trip}>{files}</FilesRow>
            <div ref={setBelow} className="px-4 pb-3 empty:hidden" />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Making links and reminding on one line, so that nothing moves when a reminder turns out to be due. */
export function FilesRow({ trip, children }: { trip: PastTrip; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between max-sm:*:first:pr-1!">
      {children}
      {isPerhapsDue(trip) && (
        <RemindButton isLikely tripId={trip.id} className="max-sm:mr-2 max-sm:*:px-2!" />
      )}
    </div>
  )
}
