import type { Receipt } from '@quittance/contract/receipts'
import { useId, useState } from 'react'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import type { ReceiptFieldName, ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import { useReceiptForm } from '#features/receipts/form/use-receipt-form.ts'
import { evidenceOf } from '#features/receipts/viewer/evidence.ts'
import { ReceiptPhoto } from '#features/receipts/viewer/receipt-photo.tsx'
import { imageAddress } from '#lib/data/receipts.ts'
import { useTripCurrency } from '#lib/data/trips.ts'
import { toTaxText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { useWhileShown } from '#ui/use-while-shown.ts'
import { DeleteButton } from './delete-button.tsx'
import { useDeleteReceipt, useUpdateReceipt } from './use-change-receipt.ts'
import { useReanalyze } from './use-reanalyze.ts'

export function EditReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const formId = useId()
  const form = useReceiptForm(valuesOf(receipt))
  const tripCurrency = useTripCurrency(receipt.tripId)
  const closeIfShown = useWhileShown(onClose)
  const update = useUpdateReceipt(receipt, closeIfShown)
  const remove = useDeleteReceipt(receipt, closeIfShown)
  const reading = useReanalyze(receipt, form)
  const [focused, setFocused] = useState<ReceiptFieldName | null>(null)
  const isBusy = update.isPending || remove.isPending
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The receipt stays as it was.',
    isNeeded: form.formState.isDirty,
    onDiscard: onClose,
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      isWide={receipt.hasImage}
      title="Edit Receipt"
      footer={
        <>
          <DeleteButton isPending={remove.isPending} onDelete={() => remove.mutate()} />
          <Button variant="secondary" className="max-sm:hidden" onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isBusy || reading.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <div
        className={
          receipt.hasImage
            ? 'grid gap-5 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-6'
            : undefined
        }
      >
        {receipt.hasImage && (
          <ReceiptPhoto
            src={imageAddress(receipt)}
            title={receipt.vendor}
            caption={describeBooked(receipt)}
            evidence={evidenceOf(reading.data, focused)}
          />
        )}
        <div className="min-w-0 space-y-4">
          <ReceiptForm
            id={formId}
            form={form}
            amountType="number"
            tripCurrency={tripCurrency}
            reading={reading.data ?? null}
            onFocusField={setFocused}
            onSubmit={(values) => update.mutate(values)}
            onMissing={() =>
              toast({
                title: 'Missing Information',
                description: 'Please fill out all required fields',
                variant: 'destructive',
              })
            }
          />
          <Button
            variant="secondary"
            className="w-full"
            disabled={reading.isPending || isBusy}
            onClick={() => reading.mutate()}
          >
            <Icon
              name={reading.isPending ? 'loader-circle' : 'scan-text'}
              className={reading.isPending ? 'animate-spin text-[18px]' : 'text-[18px]'}
            />
            {reading.isPending ? 'Re-analyzing...' : 'Re-analyze'}
          </Button>
        </div>
      </div>
      {question}
    </Dialog>
  )
}

/** What an earlier version kept on the device has no facts. */
function valuesOf(receipt: Receipt): ReceiptValues {
  const { vendor, date, amount, currency, category, notes, cardAmount, printed, tax } = receipt
  return {
    vendor,
    date,
    amount,
    currency,
    category,
    notes: notes ?? '',
    cardAmount: cardAmount ?? '',
    printed: printed ?? null,
    tax: toTaxText(tax),
  }
}
