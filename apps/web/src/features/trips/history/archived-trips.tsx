import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { dateRange } from '#features/trips/data/trip-words.ts'
import { archivedTripsQuery } from '#lib/data/trips.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RestoreButton } from './restore-button.tsx'
import { TripSums } from './trip-sums.tsx'

/** Archived trips; the section is left out while there are none. */
export function ArchivedTrips() {
  const { data: trips, error, isFetching, refetch } = useQuery(archivedTripsQuery)
  if (trips?.length === 0) return null
  return (
    <section aria-labelledby="archived-trips">
      <h2 id="archived-trips" className="text-lg font-semibold tracking-tight">
        Archived
      </h2>
      {error && !trips ? (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
          The archive cannot be shown right now.
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <>
          <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {trips?.map((trip) => (
              <li key={trip.id} className="flex items-center gap-3 py-3 pr-3 pl-5">
                <div className="min-w-0 flex-1">
                  <Link
                    href={`/history/${trip.id}`}
                    className="block truncate font-medium underline-offset-4 hover:underline"
                  >
                    {trip.name}
                  </Link>
                  <p className="text-sm text-muted">
                    {dateRange(trip)}
                    {trip.receiptCount !== undefined && `, ${receiptCount(trip.receiptCount)}`}
                  </p>
                  <div className="text-sm">
                    {trip.currencies && (
                      <TripSums currencies={trip.currencies} converted={trip.converted} />
                    )}
                  </div>
                </div>
                <RestoreButton trip={trip} />
              </li>
            )) ?? (
              <li className="p-5">
                <Skeleton className="h-10" />
              </li>
            )}
          </ul>
          <p className="mt-3 flex gap-3 rounded-card bg-sunken p-4 text-sm text-pretty text-muted">
            <Icon name="info" className="text-[18px]" />
            <span>
              Archived trips keep all their receipts and still count towards your subscription
              limit. Restoring them is part of the Pro plan, which has no limit.
            </span>
          </p>
        </>
      )}
    </section>
  )
}
