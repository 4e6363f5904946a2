import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import type { ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { fieldOf, useReceiptForm } from '#features/receipts/form/use-receipt-form.ts'
import { storageFailureMessages } from '#features/receipts/tray/not-kept-reasons.ts'
import { scheduleDraftSave } from '#offline/entries/draft-autosave.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { EntryStorageError, holdInMemory, storeManualEntry } from '#offline/entries/store-entry.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { toast } from '#ui/toast-store.ts'

/** The form of a receipt without a photo; stored as an entry from the first keystroke. */
export function useTypedEntry(
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
    toast({
      title: 'Not kept on this phone',
      description: `${storageFailureMessages[error.reason]} If the page closes before it is saved, this receipt is lost.`,
      variant: 'destructive',
    })
    return (await holdInMemory(error)).id
  }
}
