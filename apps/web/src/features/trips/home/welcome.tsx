import { useQuery } from '@tanstack/react-query'
import { askForTrip } from '#features/trips/create/start-creating-trip.ts'
import { tripHistoryQuery } from '#lib/data/trips.ts'
import { EmptyTripActions, TripLinks } from './empty-trip.tsx'
import { FirstReceipt } from './first-receipt.tsx'
import { GettingStarted, Tips } from './getting-started.tsx'
import { WelcomeSkeleton } from './home-skeleton.tsx'
import { PreviousTrips } from './previous-trips.tsx'
import { WelcomeHero } from './welcome-hero.tsx'

/** The home screen without a trip. */
export function Welcome() {
  const { data: trips = [], isPending } = useQuery(tripHistoryQuery)
  if (isPending) return <WelcomeSkeleton />
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6">
        <div className="space-y-4 lg:space-y-6">
          <WelcomeHero isFirstTrip={trips.length === 0} />
          <PreviousTrips trips={trips} />
          <GettingStarted />
          <FirstReceipt
            hint="They appear here as soon as there is a trip to add them to."
            onAdd={() => void askForTrip()}
            onUpload={() => void askForTrip()}
          />
        </div>
        <div className="space-y-4 lg:space-y-6">
          <EmptyTripActions />
          <Tips />
        </div>
      </div>
      <TripLinks />
    </>
  )
}
