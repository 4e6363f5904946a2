import { mainCurrencies } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import { Greeting } from '#features/account/greeting.tsx'
import { ReaderOffer } from '#features/account/reader-offer.tsx'
import { VerificationBanner } from '#features/auth/verification-banner.tsx'
import { useTrialWarning } from '#features/billing/use-trial-warning.tsx'
import { AllClear, useTripCheck } from '#features/finalize/check/use-trip-check.tsx'
import { DaySum } from '#features/finalize/spending/day-sum.tsx'
import { SpendingStrip } from '#features/finalize/spending/spending-strip.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { AddReceipt } from '#features/receipts/add-receipt.tsx'
import { openAddReceipt } from '#features/receipts/add-receipt-methods.ts'
import { RecentReceipts } from '#features/receipts/recent-receipts.tsx'
import { TrySample } from '#features/receipts/sample-receipt.tsx'
import { useToCheck } from '#features/receipts/tray/use-to-check.ts'
import { SentBackWords } from '#features/trips/claims/sent-back-line.tsx'
import { useOfferTrip } from '#features/trips/create/start-creating-trip.ts'
import { EditTrip } from '#features/trips/edit-trip.tsx'
import { useClaimNotices } from '#features/trips/home/claim-notices.tsx'
import { CurrentTrip } from '#features/trips/home/current-trip.tsx'
import { FirstReceipt } from '#features/trips/home/first-receipt.tsx'
import { HomeOutstanding } from '#features/trips/home/home-outstanding.tsx'
import { CurrentTripSkeleton } from '#features/trips/home/home-skeleton.tsx'
import { QuickActions } from '#features/trips/home/quick-actions.tsx'
import { useUnfinishedPrompt } from '#features/trips/home/use-unfinished-prompt.ts'
import { Welcome } from '#features/trips/home/welcome.tsx'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { useActiveTrip } from '#lib/data/trips.ts'
import { useAreEntriesListed } from '#offline/entries/use-entries.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { WaitingLine } from '#ui/waiting-line.tsx'

export function HomePage() {
  useUnfinishedPrompt('home')
  return (
    <div className="space-y-3 pb-6 lg:space-y-6">
      <div>
        <Greeting />
        <HomeOutstanding />
      </div>
      <VerificationBanner />
      <HomeTrip />
      <EditTrip currencies={mainCurrencies} />
    </div>
  )
}

function HomeTrip() {
  const offerTrip = useOfferTrip()
  const { data, error, isFetching, refetch } = useActiveTrip()
  const trip = useAreEntriesListed() ? data : undefined
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
        <WhatWaits trip={null} />
        <AddReceipt trip={null} onNoTrip={offerTrip} hasLine={false} />
      </>
    )
  }
  return (
    <>
      <TripAtAGlance trip={trip} />
      <AddReceipt trip={trip} hasLine={false} />
    </>
  )
}

/** One line for everything; in the dock where the page keeps no room for it. */
function WhatWaits({ trip }: { trip: TripWithSummary | null }) {
  const isChecked = trip !== null && trip.summary.receiptCount > 0
  const check = useTripCheck(isChecked ? trip.id : null)
  const claims = useClaimNotices(trip)
  const { toCheck, notSent } = useToCheck()
  const trial = useTrialWarning()
  const sentBack = trip?.claimState === 'sent-back' && {
    id: 'sent-back',
    href: `/history/${trip.id}`,
    words: <SentBackWords trip={trip} />,
  }
  const all = [
    ...claims.failed,
    sentBack,
    toCheck,
    ...claims.sentBack,
    ...check.things,
    trial,
    notSent,
  ]
  const things = all.filter((thing) => !!thing)
  if (!isChecked) return <WaitingLine isDocked things={things} />
  const clear = check.isPending ? <Skeleton className="h-11" /> : check.isClear && <AllClear />
  return <WaitingLine things={things} otherwise={clear} />
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
        <WhatWaits trip={trip} />
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
