import { useId, useState } from 'react'
import { closeTripDialog, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { tripCurrencies } from '#features/trips/trip-currencies.ts'
import { TripForm } from '#features/trips/trip-form.tsx'
import { today } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { useCreateTrip, useIsCreatingTrip } from './use-create-trip.ts'

/** The sheet stays open, with what was typed, until the trip is created. */
export function CreateTripDialog() {
  const { isOpen, draft } = useTripDialog('create')
  const creation = useCreateTrip()
  const isCreating = useIsCreatingTrip()
  const formId = useId()
  const close = () => closeTripDialog('create')
  const [isDirty, setIsDirty] = useState(false)
  const { ask, question } = useDiscardQuestion({
    title: 'Discard this trip?',
    text: 'What you entered has not been saved.',
    isNeeded: (isDirty || draft !== undefined) && !isCreating,
    onDiscard: close,
  })

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      title="Create New Trip"
      description="Receipts you add are collected here until you finalize the trip."
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={isCreating}>
          {isCreating ? 'Creating...' : 'Create Trip'}
        </Button>
      }
    >
      <TripForm
        id={formId}
        kind="create"
        initial={draft ?? { name: '', startDate: today(), currency: 'USD' }}
        currencies={tripCurrencies}
        onSubmit={(trip) => creation.mutate(trip)}
        onDirty={setIsDirty}
      />
      {question}
    </Dialog>
  )
}
