import { currencies } from '@quittance/contract/money'
import { Greeting } from '#features/account/greeting.tsx'
import { VerificationBanner } from '#features/auth/verification-banner.tsx'
import { TrialBanner } from '#features/billing/trial-banner.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { AddReceipt } from '#features/receipts/add-receipt.tsx'
import { openAddReceipt } from '#features/receipts/add-receipt-ways.ts'
import { RecentReceipts } from '#features/receipts/recent-receipts.tsx'
import { EditTripDialog } from '#features/trips/edit-trip-dialog.tsx'
import { CurrentTrip } from '#features/trips/home/current-trip.tsx'
import { FirstReceipt } from '#features/trips/home/first-receipt.tsx'
import { CurrentTripSkeleton } from '#features/trips/home/home-skeleton.tsx'
import { QuickActions } from '#features/trips/home/quick-actions.tsx'
import { TripTiles } from '#features/trips/home/trip-tiles.tsx'
import { useOfferTrip } from '#features/trips/home/use-offer-trip.ts'
import { useUnfinishedPrompt } from '#features/trips/home/use-unfinished-prompt.ts'
import { Welcome } from '#features/trips/home/welcome.tsx'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { useActiveTrip } from '#lib/data/trips.ts'

export function HomePage() {
  useUnfinishedPrompt('home')
  return (
    <div className="space-y-4 pb-6 lg:space-y-6">
      <Greeting />
      <VerificationBanner />
      <TrialBanner />
      <HomeTrip />
      <EditTripDialog currencies={currencies} />
    </div>
  )
}

function HomeTrip() {
  const offerTrip = useOfferTrip()
  const { data: trip, error, isFetching, refetch } = useActiveTrip()
  if (trip === undefined) {
    return error ? (
      <TripLoadError error={error} isRetrying={isFetching} onRetry={refetch} />
    ) : (
      <CurrentTripSkeleton />
    )
  }
  if (trip === null) {
    return (
      <>
        <Welcome />
        <AddReceipt trip={null} onNoTrip={offerTrip} />
      </>
    )
  }
  return (
    <>
      <CurrentTrip trip={trip} />
      <TripTiles
        trip={trip}
        sum={(waitingCount) => (
          <ConvertedSum
            tripId={trip.id}
            summary={trip.summary}
            waitingCount={waitingCount}
            className="mt-1"
          />
        )}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6">
        <RecentReceipts
          tripId={trip.id}
          empty={
            <FirstReceipt
              hint="Take a photo where you pay, or add one you already have."
              onAdd={() => openAddReceipt('manual')}
              onUpload={() => openAddReceipt('upload')}
            />
          }
        />
        <QuickActions trip={trip} />
      </div>
      <AddReceipt trip={trip} />
    </>
  )
}
