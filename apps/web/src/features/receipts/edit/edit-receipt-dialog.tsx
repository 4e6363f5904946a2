import type { Receipt } from '@quittance/contract/receipt'
import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { useId, useRef, useState } from 'react'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import type { ReceiptFieldName, ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import { type CheckedReceipt, useReceiptForm } from '#features/receipts/form/use-receipt-form.ts'
import { evidenceOf, mainEvidence } from '#features/receipts/viewer/evidence.ts'
import {
  originalOf,
  pagesOfReceipt,
  unshownEnclosures,
} from '#features/receipts/viewer/page-sources.ts'
import { PhotoColumn } from '#features/receipts/viewer/photo-column.tsx'
import { ReceiptPhoto } from '#features/receipts/viewer/receipt-photo.tsx'
import { request } from '#lib/api/api.ts'
import { RemarkReply } from '#lib/claims/remark-reply.tsx'
import { hasDraft, useReply } from '#lib/claims/use-reply.ts'
import { useRemarks } from '#lib/data/conversation.ts'
import { refreshTrips, useTrip } from '#lib/data/trips.ts'
import { nounFor } from '#lib/format/document-words.ts'
import { toDetailsText, toFacts, toItemText, toTaxText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { useWhileShown } from '#ui/use-while-shown.ts'
import { ReadingRemarks } from './reading-remarks.tsx'
import { useReanalyze } from './reanalyze.ts'
import { StepButtons } from './step-buttons.tsx'
import { refusal, useDeleteReceipt } from './use-delete-receipt.ts'

export function EditReceiptDialog(props: {
  receipt: Receipt
  /** Opens the one before or after it. */
  onStep?: ((by: 1 | -1) => void) | undefined
  isStepped?: boolean
  onClose: () => void
}) {
  const { receipt, onStep, isStepped = false, onClose } = props
  const formId = useId()
  const trip = useTrip(receipt.tripId)
  const form = useReceiptForm(valuesOf(receipt), receipt.items, trip?.currency)
  const closeIfShown = useWhileShown(onClose)
  const remarks = useRemarks(trip)?.filter(({ receiptId }) => receiptId === receipt.id) ?? []
  const reply = useReply(receipt.tripId, () =>
    toastFailure('Reply not sent', 'The receipt is saved. Open it again to send your reply.'),
  )
  const update = useUpdateReceipt(receipt, () => {
    // A reply that was typed goes with the change it is about.
    for (const remark of remarks.filter(hasDraft)) reply.mutate(remark)
    closeIfShown()
  })
  const remove = useDeleteReceipt(receipt, closeIfShown)
  const reading = useReanalyze(receipt, form)
  const [focused, setFocused] = useState<ReceiptFieldName | 'items' | null>(null)
  const isBusy = update.isPending || remove.isPending
  const leave = useRef(onClose)
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The receipt stays as it was.',
    isNeeded: form.formState.isDirty,
    onDiscard: () => leave.current(),
  })
  function close() {
    leave.current = onClose
    ask()
  }
  function step(by: 1 | -1) {
    leave.current = () => onStep?.(by)
    if (!isBusy) ask()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      form="sheet"
      isWide={receipt.hasImage}
      isContinued={isStepped}
      title="Edit Receipt"
      actions={onStep && <StepButtons onStep={step} isStepped={isStepped} />}
      footer={
        <>
          <DeleteButton isPending={remove.isPending} onDelete={() => remove.mutate()} />
          {/* While Confirm Delete is shown, Keep takes the place of Cancel. */}
          <Button
            variant="secondary"
            className="max-sm:hidden [[role=group]+&]:hidden"
            onClick={close}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isBusy || reading.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
      side={
        receipt.hasImage && (
          <PhotoColumn height="low">
            <ReceiptPhoto
              pages={pagesOfReceipt(receipt)}
              noun={nounFor(receipt.document)}
              original={originalOf(receipt)}
              title={receipt.vendor}
              caption={describeBooked(receipt)}
              evidence={evidenceOf(reading.data, focused)}
              marks={mainEvidence(reading.data)}
            />
          </PhotoColumn>
        )
      }
    >
      <div className={clsx('space-y-4', receipt.hasImage && 'pt-4 side:pt-0')}>
        {remarks.map((remark) => (
          <div key={remark.id} className="rounded-control bg-waiting-soft p-4">
            <RemarkReply tripId={receipt.tripId} remark={remark} />
          </div>
        ))}
        <ReceiptForm
          id={formId}
          form={form}
          amountType="number"
          tripCurrency={trip?.currency}
          trip={trip}
          reading={reading.data ?? null}
          onFocusField={setFocused}
          onSubmit={(values) => update.mutate(values)}
          onMissing={() =>
            toastFailure('Missing Information', 'Please fill out all required fields')
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
            className={clsx('text-[1.125rem]', reading.isPending && 'animate-spin')}
          />
          {reading.isPending ? 'Re-analyzing...' : 'Re-analyze'}
        </Button>
        {reading.data && <ReadingRemarks reading={reading.data} />}
        <EnclosedFiles receipt={receipt} />
      </div>
      {question}
    </Dialog>
  )
}

/** Receipts cached by an earlier version have no facts. */
function valuesOf(receipt: Receipt): ReceiptValues {
  const { vendor, date, amount, currency, category, notes, printed, tax, items } = receipt
  return {
    vendor,
    date,
    amount,
    currency,
    category,
    notes: notes ?? '',
    cardAmount: receipt.cardAmount ?? '',
    printed: printed ?? null,
    tax: toTaxText(tax),
    items: toItemText(items),
    paidBy: receipt.paidBy ?? 'traveller',
    details: toDetailsText(receipt.details),
  }
}

/** What came with an e-invoice and has no pages to look at, such as a table. */
function EnclosedFiles({ receipt }: { receipt: Receipt }) {
  const files = unshownEnclosures(receipt)
  if (files.length === 0) return null
  return (
    <div className="text-sm text-muted">
      <p>Enclosed with this e-invoice</p>
      <ul>
        {files.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              download={name}
              className="-mx-3 flex min-h-11 items-center gap-2 rounded-control px-3 transition-colors duration-150 hover:bg-sunken"
            >
              <Icon name="download" className="text-[1.125rem]" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeleteButton({ isPending, onDelete }: { isPending: boolean; onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button
        variant="quiet"
        className="text-wrong sm:mr-auto sm:-ml-3"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash-2" className="text-[1.125rem]" />
        Delete
      </Button>
    )
  }
  return (
    <div role="group" aria-label="Delete this receipt?" className="flex gap-2 sm:mr-auto">
      <Button
        ref={takeFocus}
        variant="secondary"
        className="max-sm:flex-1"
        disabled={isPending}
        onClick={() => setIsAsking(false)}
      >
        Keep
      </Button>
      <Button variant="danger" className="max-sm:flex-1" disabled={isPending} onClick={onDelete}>
        {isPending ? 'Deleting...' : 'Confirm Delete'}
      </Button>
    </div>
  )
}

// Focus the safe choice: it is where Delete was, so a second press or Enter does no harm.
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}

function useUpdateReceipt({ id }: Receipt, onDone: () => void) {
  return useMutation({
    mutationFn: (receipt: CheckedReceipt) =>
      request('PUT /api/receipts/:id', {
        params: { id },
        body: { ...receipt, ...toFacts(receipt, receipt.printed?.currency ?? receipt.currency) },
      }),
    onSuccess: () => {
      toast({ title: 'Receipt Updated', description: 'Your changes have been saved.' })
      void refreshTrips()
      onDone()
    },
    onError: (error) =>
      toastFailure(
        'Update Failed',
        refusal(error) ?? 'Failed to update receipt details. Please try again.',
      ),
  })
}
