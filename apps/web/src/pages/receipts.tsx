import { DaySum } from '#features/finalize/spending/day-sum.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { AddReceipt } from '#features/receipts/add-receipt.tsx'
import { ReceiptBrowser } from '#features/receipts/receipt-browser.tsx'
import { ReceiptBrowserSkeleton } from '#features/receipts/receipt-browser-skeleton.tsx'
import { ReviewFlow } from '#features/receipts/tray/review-flow.tsx'
import { useOfferTrip } from '#features/trips/create/start-creating-trip.ts'
import { EmptyTrip } from '#features/trips/home/empty-trip.tsx'
import { useUnfinishedPrompt } from '#features/trips/home/use-unfinished-prompt.ts'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { useActiveTrip } from '#lib/data/trips.ts'
import { useAreEntriesListed } from '#offline/entries/use-entries.ts'

export function ReceiptsPage() {
  useUnfinishedPrompt('receipts')
  const offerTrip = useOfferTrip()
  const { data, error, isFetching, refetch } = useActiveTrip()
  const trip = useAreEntriesListed() ? data : undefined
  if (trip === null) {
    return (
      <>
        <EmptyTrip />
        <ReviewFlow trip={null} onRetake={null} onAddMore={null} onNoTrip={offerTrip} />
      </>
    )
  }
  const heading = <h1 className="text-xl font-semibold tracking-tight">Receipts</h1>
  return (
    <div className="pb-6">
      {trip && (
        <>
          <ReceiptBrowser
            key={trip.id}
            tripId={trip.id}
            heading={heading}
            daySum={(date) => <DaySum tripId={trip.id} {...{ summary: trip.summary, date }} />}
            sum={(summary, listed) => (
              <ConvertedSum tripId={trip.id} {...{ summary }} {...listed} />
            )}
          />
          <AddReceipt trip={trip} />
        </>
      )}
      {!trip && error && (
        <>
          <div className="mb-4">{heading}</div>
          <TripLoadError error={error} isRetrying={isFetching} onRetry={refetch} />
        </>
      )}
      {!trip && !error && <ReceiptBrowserSkeleton heading={heading} />}
    </div>
  )
}
