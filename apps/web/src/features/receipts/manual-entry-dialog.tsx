import type { Currency } from '@quittance/contract/money'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { serverMessage } from '#lib/api/server-message.ts'
import { upload } from '#lib/api/upload.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { ReceiptForm } from './form/receipt-form.tsx'
import { blankReceipt, type CheckedReceipt, useReceiptForm } from './form/use-receipt-form.ts'
import { placeholderImage } from './placeholder-image.ts'
import { useDiscardQuestion } from './use-discard-question.tsx'

/** For an expense whose receipt was lost, or that never had one. */
export function ManualEntryDialog({
  trip,
  onClose,
}: {
  trip: { id: number; currency: Currency } | null
  onClose: () => void
}) {
  const formId = useId()
  const form = useReceiptForm(blankReceipt(trip?.currency))
  const save = useMutation({
    mutationFn: ({ tripId, receipt }: { tripId: number; receipt: CheckedReceipt }) =>
      upload('save', {
        fields: { ...receipt, tripId, date: `${receipt.date}T00:00:00.000Z` },
        image: placeholderImage(),
      }),
    onSuccess: () => {
      toast({
        title: 'Receipt added',
        description: 'Your receipt has been saved successfully.',
      })
      void refreshTrips()
      onClose()
    },
    onError: (error) =>
      toast({
        title: 'Failed to add receipt. Please try again.',
        description: serverMessage(error),
        variant: 'destructive',
      }),
  })
  const { ask, question } = useDiscardQuestion({
    title: 'Discard this receipt?',
    text: 'What you entered has not been saved.',
    isNeeded: form.formState.isDirty,
    onDiscard: onClose,
  })

  function submit(receipt: CheckedReceipt) {
    if (trip) save.mutate({ tripId: trip.id, receipt })
    else
      toast({
        title: 'No active trip',
        description: 'Please create a trip first.',
        variant: 'destructive',
      })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && ask()}
      form="sheet"
      title="Add Receipt Manually"
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={save.isPending}>
            {save.isPending ? 'Adding...' : 'Add Receipt'}
          </Button>
        </>
      }
    >
      <ReceiptForm
        id={formId}
        form={form}
        amountType="number"
        onSubmit={submit}
        onMissing={() =>
          toast({
            title: 'Missing Information',
            description: 'Please fill in all required fields.',
            variant: 'destructive',
          })
        }
      />
      {question}
    </Dialog>
  )
}
