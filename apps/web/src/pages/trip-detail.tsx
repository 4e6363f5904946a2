import { useParams } from 'wouter'
import { ResendButton } from '#features/auth/resend-button.tsx'
import { FinalizeSection } from '#features/finalize/finalize-section.tsx'
import { DownloadReports } from '#features/finalize/links/download-reports.tsx'
import { DaySum } from '#features/finalize/spending/day-sum.tsx'
import { TripSpending } from '#features/finalize/spending/trip-spending.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { LinkedReceipt } from '#features/receipts/linked-receipt.tsx'
import { ReceiptList } from '#features/receipts/receipt-list.tsx'
import { useRetryCreation } from '#features/trips/create/use-create-trip.ts'
import { TripDetail } from '#features/trips/detail/trip-detail.tsx'
import { useUser } from '#lib/data/user.ts'
import { StatePanel } from '#ui/state-panel.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'

export function TripDetailPage() {
  const { id } = useParams<{ id: string }>()
  const { data: user } = useUser()
  const retryCreation = useRetryCreation()
  return (
    <TooltipProvider>
      <TripDetail
        id={id}
        receipts={({ id: tripId, status }) => {
          const isFrozen = status === 'finalized' || status === 'archived'
          return (
            <>
              <ReceiptList
                tripId={tripId}
                isFrozen={isFrozen}
                daySum={(date) => <DaySum tripId={tripId} date={date} />}
                empty={<StatePanel isPart icon="receipt" title="No receipts in this trip" />}
              />
              {!isFrozen && <LinkedReceipt tripId={tripId} />}
            </>
          )
        }}
        finalize={(trip) => (
          <FinalizeSection
            trip={trip}
            resend={<ResendButton email={user?.email ?? ''} />}
            onFinalized={retryCreation}
          />
        )}
        downloads={(trip) => (
          <DownloadReports trip={trip} label="Download Reports" className="w-full" />
        )}
        sum={({ id: tripId, summary }) => (
          <ConvertedSum {...{ tripId, summary }} className="mt-1" />
        )}
        spending={(trip) => <TripSpending tripId={trip.id} summary={trip.summary} />}
      />
    </TooltipProvider>
  )
}
