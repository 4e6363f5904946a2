import { useId } from 'react'
import { closeTripDialog, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { TripForm, tripCurrencies } from '#features/trips/trip-form.tsx'
import { today } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCreateTrip, useIsCreatingTrip } from './use-create-trip.ts'

/** The Create New Trip sheet; it stays open, with what was typed, until there is a trip. */
export function CreateTripDialog() {
  const { isOpen } = useTripDialog('create')
  const creation = useCreateTrip()
  const isCreating = useIsCreatingTrip()
  const formId = useId()
  const close = () => closeTripDialog('create')

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      form="sheet"
      title="Create New Trip"
      description="Receipts you add are collected here until you finalize the trip."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isCreating}>
            {isCreating ? 'Creating...' : 'Create Trip'}
          </Button>
        </>
      }
    >
      <TripForm
        id={formId}
        kind="create"
        initial={{ name: '', startDate: today(), currency: 'USD' }}
        currencies={tripCurrencies}
        onSubmit={(trip) => creation.mutate(trip)}
      />
    </Dialog>
  )
}
