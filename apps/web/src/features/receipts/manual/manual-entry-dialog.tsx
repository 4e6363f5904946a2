import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import type { ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import {
  type CheckedReceipt,
  fieldOf,
  useReceiptForm,
} from '#features/receipts/form/use-receipt-form.ts'
import { DeletedQuestion } from '#features/receipts/review/deleted-question.tsx'
import { needsTrip } from '#features/receipts/review/save-state.ts'
import { TripQuestion } from '#features/receipts/review/trip-question.tsx'
import { showNoTripToast } from '#features/receipts/show-no-trip-toast.ts'
import { isWaitingOffline, showKeptToast, whyNotSaved } from '#features/receipts/tell-kept.ts'
import { storageFailureMessages } from '#features/receipts/tray/not-kept-reasons.ts'
import { useTrip } from '#lib/data/trips.ts'
import { scheduleDraftSave } from '#offline/entries/draft-autosave.ts'
import { confirmEntry, discardEntry, type Outcome } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { wasDeleted } from '#offline/entries/entry-status.ts'
import { EntryStorageError, holdInMemory, storeManualEntry } from '#offline/entries/store-entry.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'

/** For an expense without a receipt. */
export function ManualEntryDialog({
  trip,
  entry = null,
  onClose,
}: {
  trip: Pick<Trip, 'id' | 'currency' | 'paidBy'> | null
  /** One that was started earlier. */
  entry?: Entry | null
  onClose: () => void
}) {
  const formId = useId()
  const [isPending, setIsPending] = useState(false)
  const known = useTrip(entry?.tripId ?? trip?.id ?? null)
  const { form, ensureEntry, entryId, isPayerOffered } = useTypedEntry(trip, entry, onClose)
  const { ask, question } = useDiscardQuestion({
    title: 'Discard this receipt?',
    text: 'What you entered has not been saved.',
    isNeeded: entry !== null || form.formState.isDirty,
    onDiscard: () => {
      void entryId()?.then(discardEntry)
      onClose()
    },
    onKeep: onClose,
  })

  async function submit(receipt: CheckedReceipt) {
    const tripId = entry?.tripId ?? trip?.id
    if (!tripId || (entry && needsTrip(entry))) return showNoTripToast()
    setIsPending(true)
    try {
      const id = await ensureEntry(tripId)
      const deliver = await confirmEntry(id, { ...receipt, notes: receipt.notes ?? '' })
      if (showOutcome(id, await deliver()) !== 'stay') onClose()
    } catch {
      toastFailure(
        'Failed to add receipt. Please try again.',
        'This browser could not save it. If it fails again, reopen the app.',
      )
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      title="Add Receipt Manually"
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={isPending}>
          {isPending ? 'Adding...' : 'Add Receipt'}
        </Button>
      }
    >
      {entry && (
        <>
          <TripQuestion entry={entry} />
          <DeletedQuestion entry={entry} />
          <Refusal entry={entry} />
        </>
      )}
      <ReceiptForm
        id={formId}
        form={form}
        amountType="number"
        tripCurrency={known?.currency ?? (entry ? undefined : trip?.currency)}
        trip={known}
        isPayerOffered={isPayerOffered}
        onSubmit={(receipt) => void submit(receipt)}
        onMissing={() => toastFailure('Missing Information', 'Please fill in all required fields.')}
      />
      {question}
    </Dialog>
  )
}

/** Offline it stays queued; an entry that was refused, or deleted since, stays in its form. */
function showOutcome(id: string, outcome: Outcome): 'stay' | 'close' {
  if (!('error' in outcome)) return 'close'
  if (isWaitingOffline(id, outcome)) {
    showKeptToast()
    return 'close'
  }
  if (outcome.kind === 'signed-out' || outcome.kind === 'deleted') return 'stay'
  toastFailure('Failed to add receipt. Please try again.', whyNotSaved(outcome.error))
  return 'stay'
}

/** The server's reason for refusing a receipt, above the form that corrects it. */
function Refusal({ entry }: { entry: Entry }) {
  const { problem } = entry
  if (!problem || needsTrip(entry) || wasDeleted(entry)) return null
  return (
    <p role="alert" className="mb-4 flex gap-2 rounded-control bg-wrong-soft p-3.5 text-sm">
      <Icon name="circle-alert" className="text-[1.125rem] text-wrong" />
      <span className="min-w-0 break-words">{problem.message}</span>
    </p>
  )
}

/** The form of a receipt without a photo; stored as an entry from the first keystroke. */
function useTypedEntry(
  trip: Pick<Trip, 'id' | 'currency' | 'paidBy'> | null,
  known: Entry | null,
  onGone: () => void,
) {
  const form = useReceiptForm(
    { ...blankReceipt(trip?.currency, trip?.paidBy), ...known?.form },
    null,
    trip?.currency,
  )
  const entry = useRef(known ? Promise.resolve(known.id) : null)
  const edited = useRef(new Set<keyof ReceiptValues>(known?.edited))

  const [keptId, setKeptId] = useState<string | null>(known?.id ?? null)
  const isGone = useIsGone(keptId)
  const close = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) close()
  }, [isGone])

  /** The entry's id; creates the entry if needed. */
  function ensureEntry(tripId: number): Promise<string> {
    entry.current ??= keepOrHold(form.getValues(), tripId).then((id) => {
      setKeptId(id)
      return id
    })
    return entry.current
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change' || !name || !trip) return
      edited.current.add(fieldOf(name))
      void ensureEntry(trip.id).then((id) =>
        scheduleDraftSave(id, {
          form: form.getValues(),
          edited: [...edited.current],
          lookedAt: [],
        }),
      )
    })
    return unsubscribe
    // oxlint-disable-next-line react/exhaustive-deps -- one form for the life of this dialog
  }, [form])

  const isPayerOffered = () => !edited.current.has('paidBy')
  return { form, ensureEntry, entryId: () => entry.current, isPayerOffered }
}

/** Whether the entry was sent meanwhile. */
function useIsGone(id: string | null) {
  const entries = useEntries()
  return id !== null && !entries.some((entry) => entry.id === id)
}

async function keepOrHold(...typed: Parameters<typeof storeManualEntry>) {
  try {
    return (await storeManualEntry(...typed)).id
  } catch (error) {
    if (!(error instanceof EntryStorageError)) throw error
    toastFailure(
      `Not kept on this ${deviceNoun}`,
      `${storageFailureMessages[error.reason]} If the page closes before it is saved, this receipt is lost.`,
    )
    return (await holdInMemory(error)).id
  }
}
