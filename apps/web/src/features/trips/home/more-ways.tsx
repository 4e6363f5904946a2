import { askForTrip } from '#features/trips/create/start-creating-trip.ts'
import { EmptyTripActions, TripLinks } from './empty-trip.tsx'
import { FirstReceipt } from './first-receipt.tsx'

/** What else can be done without a trip. */
export function MoreWays() {
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6">
        <EmptyTripActions />
        <FirstReceipt
          hint="They appear here as soon as there is a trip to add them to."
          onAdd={() => void askForTrip()}
          onUpload={() => void askForTrip()}
        />
      </div>
      <TripLinks />
    </div>
  )
}
