import type { PastTrip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { archivedTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type HistoryFilter, isMatch, noFilter } from './history-filter.ts'
import { RestoreButton } from './restore-button.tsx'
import { TripCard } from './trip-card.tsx'
import { TripCards, useHasTables } from './trip-cards.tsx'
import { TripTable } from './trip-table.tsx'

const action = (trip: PastTrip) => <RestoreButton trip={trip} />

/** Hidden without archived trips; waits for the list above, so that nothing moves. */
export function ArchivedTrips({ filter = noFilter }: { filter?: HistoryFilter }) {
  const { data, error, isFetching, refetch } = useQuery(archivedTripsQuery)
  const isHistoryKnown = !useQuery(tripHistoryQuery).isPending
  const hasTables = useHasTables()
  const trips = data?.filter((trip) => isMatch(trip, filter))
  if (!isHistoryKnown || (!trips && !error) || trips?.length === 0) return null
  return (
    <section aria-labelledby="archived-trips">
      <h2 id="archived-trips" className="mb-4 text-lg font-semibold tracking-tight">
        Archived
      </h2>
      {!trips ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          The archive cannot be shown right now.
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <>
          {hasTables ? (
            <TripTable caption="Archived trips" {...{ trips, action }} />
          ) : (
            <TripCards>
              {trips.map((trip) => (
                <TripCard key={trip.id} {...{ trip, action }} />
              ))}
            </TripCards>
          )}
          <p className="mt-3 flex gap-3 rounded-card bg-sunken p-4 text-sm text-pretty text-muted">
            <Icon name="info" className="text-[1.125rem]" />
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
