import type { Currency } from '@quittance/contract/money'
import { useEffect, useId, useRef, useState } from 'react'
import { unconfirmedFields } from '#features/receipts/form/doubts.ts'
import type { ReceiptFieldName } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import {
  blankReceipt,
  type CheckedReceipt,
  fillIn,
  useReceiptForm,
} from '#features/receipts/form/use-receipt-form.ts'
import type { QueuedImage } from '#features/receipts/upload/upload-queue.ts'
import { useDiscardQuestion } from '#features/receipts/use-discard-question.tsx'
import { evidenceOf } from '#features/receipts/viewer/evidence.ts'
import { ReceiptPhoto } from '#features/receipts/viewer/receipt-photo.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { ReadingState } from './reading-state.tsx'
import { useSaveReceipt } from './use-save-receipt.ts'

type ReviewOverlayProps = {
  image: QueuedImage
  trip: { id: number; currency: Currency } | null
  /** Which of several this is. */
  place: { position: number; total: number }
  onSaved: () => void
  onClose: () => void
  onRetry: () => void
  /** Take the photo again, or leave the file for later. */
  other: { label: string; onClick: () => void } | undefined
}

/** What was read from a photo, for the user to put right and save. */
export function ReviewOverlay({
  image,
  trip,
  place,
  onSaved,
  onClose,
  onRetry,
  other,
}: ReviewOverlayProps) {
  const formId = useId()
  const form = useReceiptForm(blankReceipt(trip?.currency))
  const { save, progress } = useSaveReceipt(onSaved)
  const { isDirty } = form.formState
  const { ask, question } = useDiscardQuestion({
    title: 'Close without saving?',
    text: 'The receipt has not been saved, and what is in the form will be lost.',
    isNeeded: isDirty,
    onDiscard: onClose,
  })

  const { reading } = image
  const [focused, setFocused] = useState<ReceiptFieldName | null>(null)
  const lookedAt = useRef(new Set<ReceiptFieldName>())
  useEffect(() => {
    if (reading) fillIn(form, reading)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new reading fills the form
  }, [reading])

  function focusField(name: ReceiptFieldName) {
    setFocused(name)
    // Before the reading there was nothing to confirm.
    if (reading) lookedAt.current.add(name)
  }

  function submit(receipt: CheckedReceipt) {
    if (!trip || image.file.size === 0) {
      toast({ title: 'Error', description: 'Missing trip or image data', variant: 'destructive' })
      return
    }
    save.mutate({
      tripId: trip.id,
      image: image.file,
      receipt,
      items: reading?.items ?? [],
      readVendor: reading?.readVendor ?? reading?.vendor ?? '',
      unconfirmed: unconfirmedFields(reading, form.getValues(), lookedAt.current),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && ask()}
      form="screen"
      isWide
      isContinued={place.position > 1}
      title={
        place.total > 1 ? `Review Receipt · ${place.position} of ${place.total}` : 'Review Receipt'
      }
      footer={
        <>
          {other && (
            <Button variant="secondary" disabled={save.isPending} onClick={other.onClick}>
              {other.label}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={save.isPending}>
            {save.isPending && <Icon name="loader-circle" className="animate-spin text-[18px]" />}
            {save.isPending ? `Saving... ${Math.round(progress * 100)}%` : 'Save Receipt'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-6">
        <ReceiptPhoto
          src={image.preview}
          title={form.watch('vendor')}
          evidence={evidenceOf(reading, focused)}
        />
        <div className="min-w-0">
          <ReadingState image={image} onRetry={onRetry} />
          <ReceiptForm
            id={formId}
            form={form}
            amountType="text"
            reading={reading}
            onFocusField={focusField}
            onSubmit={submit}
            onMissing={() =>
              toast({
                title: 'Missing Information',
                description: 'Please fill out all required fields',
                variant: 'destructive',
              })
            }
          />
        </div>
      </div>
      {question}
    </Dialog>
  )
}
