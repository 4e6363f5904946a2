import type { Trip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { tripHistoryQuery } from '#lib/data/trips.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { NoHistory } from './no-history.tsx'
import { TripRow } from './trip-row.tsx'

/** Finalized trips, newest first. */
export function TripHistory({ downloads }: { downloads: (trip: Trip) => ReactNode }) {
  const { data: trips, error, isFetching, refetch } = useQuery(tripHistoryQuery)
  const [toArchive, setToArchive] = useState<{ trip: Trip; isOpen: boolean } | null>(null)

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
  if (trips.length === 0) return <NoHistory />
  return (
    <>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {trips.map((trip) => (
          <TripRow
            key={trip.id}
            trip={trip}
            downloads={trip.status === 'finalized' && downloads(trip)}
            onArchive={() => setToArchive({ trip, isOpen: true })}
          />
        ))}
      </ul>
      <ArchiveDialog
        isOpen={toArchive?.isOpen ?? false}
        trip={toArchive?.trip ?? null}
        onClose={() => setToArchive((state) => state && { ...state, isOpen: false })}
      />
    </>
  )
}

export function TripHistorySkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading trips"
      className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
    >
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-start gap-4 p-5">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-11 w-56 max-w-full" />
          </div>
          <Skeleton className="h-6 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}
