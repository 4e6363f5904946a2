import { mainCurrencies } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import { Greeting } from '#features/account/greeting.tsx'
import { ReaderOffer } from '#features/account/reader-offer.tsx'
import { VerificationBanner } from '#features/auth/verification-banner.tsx'
import { TrialBanner } from '#features/billing/trial-banner.tsx'
import { TripCheck } from '#features/finalize/check/trip-check.tsx'
import { DaySum } from '#features/finalize/spending/day-sum.tsx'
import { SpendingStrip } from '#features/finalize/spending/spending-strip.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { AddReceipt } from '#features/receipts/add-receipt.tsx'
import { openAddReceipt } from '#features/receipts/add-receipt-methods.ts'
import { RecentReceipts } from '#features/receipts/recent-receipts.tsx'
import { TrySample } from '#features/receipts/sample-receipt.tsx'
import { useOfferTrip } from '#features/trips/create/start-creating-trip.ts'
import { EditTrip } from '#features/trips/edit-trip.tsx'
import { CurrentTrip } from '#features/trips/home/current-trip.tsx'
import { FirstReceipt } from '#features/trips/home/first-receipt.tsx'
import { HomeOutstanding } from '#features/trips/home/home-outstanding.tsx'
import { CurrentTripSkeleton } from '#features/trips/home/home-skeleton.tsx'
import { LateNotices } from '#features/trips/home/late-notices.tsx'
import { QuickActions } from '#features/trips/home/quick-actions.tsx'
import { useUnfinishedPrompt } from '#features/trips/home/use-unfinished-prompt.ts'
import { Welcome } from '#features/trips/home/welcome.tsx'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { useActiveTrip } from '#lib/data/trips.ts'

export function HomePage() {
  useUnfinishedPrompt('home')
  return (
    <div className="space-y-3 pb-6 lg:space-y-6">
      <div>
        <Greeting />
        <HomeOutstanding />
      </div>
      <VerificationBanner />
      <TrialBanner />
      <HomeTrip />
      <EditTrip currencies={mainCurrencies} />
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
        <Welcome sample={<TrySample tripId={null} />} />
        <AddReceipt trip={null} onNoTrip={offerTrip} />
      </>
    )
  }
  return (
    <>
      <TripAtAGlance trip={trip} />
      <LateNotices shownId={trip.id} />
      <AddReceipt trip={trip} />
    </>
  )
}

/** One column on a phone; in landscape the receipts go beside the trip, on a desktop the tasks beside the receipts. */
function TripAtAGlance({ trip }: { trip: TripWithSummary }) {
  const { id, summary } = trip
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:short:grid-cols-2 max-lg:short:grid-rows-[auto_auto_1fr] max-lg:short:items-start lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-6">
      <div className="lg:col-span-2">
        <CurrentTrip
          trip={trip}
          sum={(size) => <ConvertedSum tripId={id} {...{ summary, size }} />}
          spending={<SpendingStrip trip={trip} />}
        />
      </div>
      <div className="space-y-3 empty:hidden lg:col-start-2 lg:space-y-6">
        {summary.receiptCount > 0 && <TripCheck tripId={id} />}
        <ReaderOffer />
      </div>
      <div className="max-lg:short:col-start-2 max-lg:short:row-span-3 max-lg:short:row-start-1 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <RecentReceipts
          tripId={id}
          daySum={(date) => <DaySum tripId={id} {...{ summary, date }} />}
          empty={
            <FirstReceipt
              hint="Take a photo where you pay, or add one you already have."
              onAdd={() => openAddReceipt('manual')}
              onUpload={() => openAddReceipt('upload')}
              sample={<TrySample tripId={id} />}
            />
          }
        />
      </div>
      <div className="lg:col-start-2">
        <QuickActions trip={trip} />
      </div>
    </div>
  )
}
