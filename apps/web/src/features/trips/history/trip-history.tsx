import type { PastTrip, Trip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { allTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { type HistoryFilter, isMatch, noFilter } from './history-filter.ts'
import { NoHistory } from './no-history.tsx'
import { Outstanding, outstandingQuery } from './outstanding.tsx'
import { SentBackTrips } from './sent-back-trips.tsx'
import { TripCard } from './trip-card.tsx'
import { TripCards } from './trip-cards.tsx'
import { TripHistorySkeleton } from './trip-history-skeleton.tsx'
import { TripMenu } from './trip-menu.tsx'
import { TripTable } from './trip-table.tsx'
import { useHasTables } from './use-has-tables.ts'
import { useIsWorthSearching } from './use-is-worth-searching.ts'

type Downloads = (trip: Trip, below: HTMLElement | null | undefined) => ReactNode

/** Finalized trips, newest first: a table on wide screens, otherwise cards. */
export function TripHistory({
  filter = noFilter,
  downloads,
}: {
  filter?: HistoryFilter
  /** Links to a finalized trip's files; in a table they appear in the element below its row. */
  downloads: Downloads
}) {
  const { data: trips, error, isFetching, refetch } = useQuery(tripHistoryQuery)
  const isSearchKnown = useIsWorthSearching() !== undefined
  const outstanding = useQuery(outstandingQuery)
  const all = useQuery(allTripsQuery)
  // Until then it is unknown what else will show above the list.
  const isWaiting = [outstanding, all].some((query) => query.isLoading && !query.isFetched)
  if (!isSearchKnown || isWaiting) return <TripHistorySkeleton />
  if (error && !trips) {
    return (
      <TripLoadError
        error={error}
        title="Failed to load trip history"
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!trips) return <TripHistorySkeleton />
  const found = trips.filter((trip) => isMatch(trip, filter))
  const sentBack = all.data?.filter((trip) => trip.claimState === 'sent-back') ?? []
  return (
    <>
      <Outstanding totals={outstanding.data?.totals ?? []} />
      <SentBackTrips trips={sentBack.filter((trip) => isMatch(trip, filter))} />
      {trips.length === 0 && <NoHistory />}
      {trips.length > 0 && found.length === 0 && (
        <p className="rounded-card border border-hairline bg-surface px-5 py-8 text-center text-muted">
          No finalized trip matches.
        </p>
      )}
      {found.length > 0 && <FoundTrips trips={found} downloads={downloads} />}
    </>
  )
}

function FoundTrips({ trips, downloads }: { trips: readonly PastTrip[]; downloads: Downloads }) {
  const hasTables = useHasTables()
  const [toArchive, setToArchive] = useState<{ trip: Trip; isOpen: boolean } | null>(null)
  const menuOf = (trip: PastTrip) => (
    <TripMenu trip={trip} onArchive={() => setToArchive({ trip, isOpen: true })} />
  )
  const filesOf = (trip: PastTrip, below?: HTMLElement | null) =>
    trip.status === 'finalized' && downloads(trip, below)
  return (
    <>
      {hasTables ? (
        <TripTable caption="Finalized trips" trips={trips} action={menuOf} downloads={filesOf} />
      ) : (
        <TripCards>
          {trips.map((trip) => (
            <TripCard key={trip.id} trip={trip} action={menuOf(trip)} downloads={filesOf(trip)} />
          ))}
        </TripCards>
      )}
      <ArchiveDialog
        isOpen={toArchive?.isOpen ?? false}
        trip={toArchive?.trip ?? null}
        onClose={() => setToArchive((state) => state && { ...state, isOpen: false })}
      />
    </>
  )
}
