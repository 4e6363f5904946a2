import type { TripSummary } from '@quittance/contract/trips'
import { Dialog } from '#ui/dialog.tsx'
import { TripSpending } from './trip-spending.tsx'

export function SpendingSheet({
  tripId,
  summary,
  isOpen,
  onClose,
}: {
  tripId: number
  summary: TripSummary
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title="Spending by category and day"
    >
      <TripSpending tripId={tripId} summary={summary} />
    </Dialog>
  )
}
