import type { Currency } from '@quittance/contract/money'
import { useId, useState } from 'react'
import { closeTripDialog, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useEditTrip } from '#features/trips/data/use-trip-actions.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { DeleteEmptyTrip } from './delete-empty-trip.tsx'
import { TripForm } from './trip-form.tsx'

export function EditTripDialog({ currencies }: { currencies: readonly Currency[] }) {
  const { isOpen, trip } = useTripDialog('edit')
  const close = () => closeTripDialog('edit')
  const edit = useEditTrip(close)
  const { data: active } = useActiveTrip()
  const formId = useId()
  const [isDirty, setIsDirty] = useState(false)
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The trip stays as it was.',
    isNeeded: isDirty && !edit.isPending,
    onDiscard: close,
  })
  if (!trip) return null

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      title="Edit Trip"
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={edit.isPending}>
          {edit.isPending ? 'Updating...' : 'Update Trip'}
        </Button>
      }
    >
      <TripForm
        id={formId}
        kind={trip.status === 'finalized' ? 'edit-sent' : 'edit'}
        initial={{ ...trip, endDate: trip.endDate ?? undefined }}
        currencies={currencies}
        onSubmit={({ name, startDate, currency, endDate, purpose, project, paidBy }) =>
          edit.mutate({
            id: trip.id,
            body: { name, startDate, currency, endDate, purpose, project, paidBy },
          })
        }
        onInvalid={({ name, startDate, endDate }) =>
          toastFailure(
            'Validation Error',
            (name ?? startDate ?? endDate)?.message ?? 'Please check the form.',
          )
        }
        onDirty={setIsDirty}
      />
      {active?.id === trip.id && (
        <DeleteEmptyTrip
          trip={active}
          onDeleted={close}
          className="mt-6 border-t border-hairline pt-3"
        />
      )}
      {question}
    </Dialog>
  )
}
