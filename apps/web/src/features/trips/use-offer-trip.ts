import { useUnfinishedTrips } from '#lib/trips.ts'
import { missTrip } from './start-creating-trip.ts'
import { openTripDialog } from './trip-dialogs.ts'

/** What the floating add button does without a trip: one to continue is offered before a new one. */
export function useOfferTrip() {
  const { trips: unfinished } = useUnfinishedTrips()
  return () => {
    if (unfinished.length > 0) openTripDialog('unfinished')
    else void missTrip()
  }
}
