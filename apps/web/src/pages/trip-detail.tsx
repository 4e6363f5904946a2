import { useParams } from 'wouter'
import { FinalizeSection } from '#features/finalize/finalize-section.tsx'
import { ReceiptList } from '#features/receipts/receipt-list.tsx'
import { TripDetail } from '#features/trips/trip-detail.tsx'
import { useRetryCreation } from '#features/trips/use-create-trip.ts'
import { StatePanel } from '#ui/state-panel.tsx'

export function TripDetailPage() {
  const { id } = useParams<{ id: string }>()
  const retryCreation = useRetryCreation()
  return (
    <TripDetail
      id={id}
      receipts={({ id: tripId, status }) => (
        <ReceiptList
          tripId={tripId}
          isFrozen={status === 'finalized' || status === 'archived'}
          empty={<StatePanel isPart icon="receipt" title="No receipts in this trip" />}
        />
      )}
      finalize={(trip) => <FinalizeSection trip={trip} onFinalized={retryCreation} />}
    />
  )
}
