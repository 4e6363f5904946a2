import { useId, useState } from 'react'
import { unconfirmedFields } from '#features/receipts/form/doubts.ts'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import type { ReceiptFieldName } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import { blankReceipt, type CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { evidenceOf } from '#features/receipts/viewer/evidence.ts'
import { ReceiptPhoto } from '#features/receipts/viewer/receipt-photo.tsx'
import { useActiveTrip, useTripCurrency } from '#lib/data/trips.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { usePhotoAddress, useWork } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { DuplicateNote } from './duplicate-note.tsx'
import { ReadingState } from './reading-state.tsx'
import { Refusal } from './refusal.tsx'
import { needsTrip, TripQuestion } from './trip-question.tsx'
import { useConfirmEntry } from './use-confirm-entry.ts'
import { useDiscardEntry } from './use-discard-entry.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useEntryForm } from './use-entry-form.ts'

type ReviewOverlayProps = {
  entry: Entry
  /** Which of several this is. */
  place: { position: number; total: number }
  onDone: () => void
  onClose: () => void
  /** Take the photo again, or leave the file for later. */
  other: { label: string; onClick: () => void } | undefined
}

/** What was read from a photo, for the user to put right and save. Closing loses nothing: it waits on this device. */
export function ReviewOverlay({ entry, place, onDone, onClose, other }: ReviewOverlayProps) {
  const formId = useId()
  const { data: active } = useActiveTrip()
  const tripCurrency = useTripCurrency(entry.tripId)
  const blank = blankReceipt(tripCurrency ?? active?.currency)
  const photo = usePhotoAddress(entry)
  const work = useWork(entry.id)
  const { form, look, lookedAt, isAmountOffered } = useEntryForm(entry, blank)
  const values = form.watch()
  const duplicate = useDuplicate(entry, values)
  const discard = useDiscardEntry(entry)
  const { confirm, isPending } = useConfirmEntry({
    entry,
    isInBackground: place.total > place.position,
    onDone,
    onFailure: ({ error }) => tellFailure(error.status, error.message),
  })
  const { reading } = entry
  const [focused, setFocused] = useState<ReceiptFieldName | null>(null)

  function submit(receipt: CheckedReceipt) {
    if (needsTrip(entry) || !entry.photo?.size) {
      toast({ title: 'Error', description: 'Missing trip or image data', variant: 'destructive' })
      return
    }
    void confirm(receipt, unconfirmedFields(reading, form.getValues(), lookedAt.current))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      form="screen"
      isWide
      isContinued={place.position > 1}
      title={
        place.total > 1 ? `Review Receipt · ${place.position} of ${place.total}` : 'Review Receipt'
      }
      footer={
        <>
          <Button variant="quiet" className="text-wrong sm:mr-auto sm:-ml-3" onClick={discard.ask}>
            <Icon name="trash-2" className="text-[18px]" />
            Discard
          </Button>
          {other && (
            <Button variant="secondary" disabled={isPending} onClick={other.onClick}>
              {other.label}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending && <Icon name="loader-circle" className="animate-spin text-[18px]" />}
            {isPending ? `Saving... ${Math.round((work?.part ?? 0) * 100)}%` : 'Save Receipt'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-6">
        {photo ? (
          <ReceiptPhoto
            src={photo}
            title={values.vendor}
            caption={describeBooked(values)}
            evidence={evidenceOf(reading, focused)}
          />
        ) : (
          <Skeleton className="h-20 w-full lg:h-full lg:max-h-[32rem] lg:min-h-80" />
        )}
        <div className="min-w-0">
          <TripQuestion entry={entry} />
          <Refusal entry={entry} />
          <ReadingState entry={entry} />
          <DuplicateNote duplicate={duplicate} />
          <ReceiptForm
            id={formId}
            form={form}
            amountType="text"
            tripCurrency={tripCurrency}
            isAmountOffered={isAmountOffered}
            reading={reading}
            onFocusField={(name) => {
              setFocused(name)
              look(name)
            }}
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
      {discard.question}
    </Dialog>
  )
}

function tellFailure(status: number, message: string) {
  const description =
    status === 0
      ? 'Failed to save receipt. It is kept on this phone and goes by itself when you are back online.'
      : message || 'Failed to save receipt'
  toast({ title: 'Error', description, variant: 'destructive' })
}
