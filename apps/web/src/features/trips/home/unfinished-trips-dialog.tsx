import type { Trip } from '@quittance/contract/trips'
import { useEffect } from 'react'
import { startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { closeTripDialog, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useReactivateTrip } from '#features/trips/data/use-trip-actions.ts'
import { StartedLine } from '#features/trips/started-line.tsx'
import { useUnfinishedTrips } from '#lib/data/trips.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export function UnfinishedTripsDialog() {
  const { isOpen } = useTripDialog('unfinished')
  const { trips, isSettled } = useUnfinishedTrips()
  const [recommended, ...others] = trips
  const reactivate = useReactivateTrip(close)

  // Mark it as closed, so that it does not reopen with the next unfinished trip.
  const isVoid = isOpen && isSettled && !recommended
  useEffect(() => {
    if (isVoid) close()
  }, [isVoid])
  if (!recommended) return null

  const count = others.length + 1
  const isPending = (trip: Trip) => reactivate.isPending && reactivate.variables === trip.id
  const resume = (trip: Trip) => reactivate.mutate(trip.id)

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      form="sheet"
      title="Welcome Back! You Have Unfinished Trips"
      description={`We found ${count} unfinished ${count === 1 ? 'trip' : 'trips'}. Continue where you left off, or start a new one.`}
      dismiss="Cancel"
      footer={
        <Button
          variant="secondary"
          onClick={() => {
            close()
            void startCreatingTrip()
          }}
        >
          Create New Trip
        </Button>
      }
    >
      <div className="rounded-card border border-primary bg-primary-soft p-4">
        <div className="flex flex-wrap gap-2">
          <Badge tone="strong">Recommended</Badge>
          <Badge tone="surface">In Progress</Badge>
        </div>
        <p className="mt-3 font-semibold break-words">{recommended.name}</p>
        <StartedLine trip={recommended} />
        <Button
          className="mt-4 w-full"
          disabled={reactivate.isPending}
          onClick={() => resume(recommended)}
        >
          {isPending(recommended) ? 'Continuing...' : 'Continue Trip'}
        </Button>
      </div>
      {others.length > 0 && (
        <>
          <p className="mt-6 text-sm font-semibold">Other trips</p>
          <ul className="mt-1 divide-y divide-hairline">
            {others.map((trip) => (
              <li key={trip.id} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <p className="line-clamp-2 font-medium break-words">{trip.name}</p>
                  <StartedLine trip={trip} />
                </div>
                <Button
                  variant="secondary"
                  aria-label={`Continue ${trip.name}`}
                  disabled={reactivate.isPending}
                  onClick={() => resume(trip)}
                >
                  {isPending(trip) ? 'Continuing...' : 'Continue'}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function close() {
  closeTripDialog('unfinished')
}
