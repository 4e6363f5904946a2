import { askForTrip } from '#features/trips/create/start-creating-trip.ts'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'

/** The add button without a trip: offers an unfinished one before a new one. */
export function useOfferTrip() {
  const { trips: unfinished } = useUnfinishedTrips()
  return () => {
    if (unfinished.length > 0) openTripDialog('unfinished')
    else void askForTrip()
  }
}
