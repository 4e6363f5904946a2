import type { PastTrip } from '@quittance/contract/trips'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { isPerhapsDue, RemindButton } from '#features/trips/claims/remind-button.tsx'
import { dateRange, daysOfTrip, historyBadge } from '#features/trips/data/trip-words.ts'
import { Badge } from '#ui/badge.tsx'
import { OpenedCell, SentCell } from './sent-cells.tsx'
import { TripSums } from './trip-sums.tsx'

type RowSlots = {
  /** At the end of its row. */
  action: (trip: PastTrip) => ReactNode
  /** Links to its files, below the row, rendered into the element. */
  downloads?: (trip: PastTrip, below: HTMLElement | null) => ReactNode
}

const columns = [
  ['Trip', 'pl-5!'],
  ['Days', 'w-12 text-right'],
  ['Receipts', 'w-17 text-right'],
  ['Total', 'w-37 text-right'],
  ['Recipient', 'w-43 pl-5!'],
  ['Status', 'w-31 pr-0!'],
] as const

const number = 'amount px-2 py-3 text-right'

/** Past trips on a wide screen: one row each. */
export function TripTable({
  caption,
  trips,
  ...slots
}: RowSlots & { caption: string; trips: readonly PastTrip[] }) {
  return (
    <div className="overflow-clip rounded-card border border-hairline bg-surface">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-hairline text-left text-xs text-muted *:px-2 *:py-2.5 *:font-medium">
            {columns.map(([label, className]) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col" className={slots.downloads ? 'w-16' : 'w-33'}>
              <span className="sr-only">Files and actions</span>
            </th>
          </tr>
        </thead>
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} {...slots} />
        ))}
      </table>
    </div>
  )
}

function TripRow({ trip, action, downloads }: RowSlots & { trip: PastTrip }) {
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const { tone, label } = historyBadge(trip.status)
  const { claim } = trip
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
          <span className="mt-0.5 block text-muted">{dateRange(trip)}</span>
        </th>
        <td className={number}>{daysOfTrip(trip) ?? '–'}</td>
        <td className={number}>{trip.receiptCount?.toLocaleString('en-US')}</td>
        <td className="px-2 py-3 [&_p]:leading-5">
          {/* A response cached by an earlier version has none. */}
          {trip.currencies && <TripSums {...trip} isAtEnd />}
        </td>
        <td className="py-3 pr-2 pl-5">
          {claim && <SentCell claim={claim} />}
          {isPerhapsDue(trip) && <RemindButton isLikely tripId={trip.id} className="mt-2" />}
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
      {downloads && (
        <tr>
          <td colSpan={7} className="px-1 pb-1">
            {downloads(trip, below)}
            <div ref={setBelow} className="px-4 pb-3 empty:hidden" />
          </td>
        </tr>
      )}
    </tbody>
  )
}
