import type { Trip } from '@quittance/contract/trips'
import { useEffect, useRef } from 'react'
import type { ReceiptFieldName } from '#features/receipts/form/receipt-fields.ts'
import { blankReceipt, useReceiptForm } from '#features/receipts/form/use-receipt-form.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { holdAnyway, keepTyped, NotKeptError } from '#offline/entries/keep.ts'
import { typeInto } from '#offline/entries/typing.ts'

/** The form of a receipt without a photo; from the first key on it is an entry on this device. */
export function useTypedEntry(trip: Pick<Trip, 'id' | 'currency'> | null, known: Entry | null) {
  const form = useReceiptForm(known?.form ?? blankReceipt(trip?.currency))
  const entry = useRef(known ? Promise.resolve(known.id) : null)
  const edited = useRef(new Set<ReceiptFieldName>(known?.edited))

  /** The entry's id; makes the entry where there is none yet. */
  function ensureEntry(tripId: number): Promise<string> {
    entry.current ??= keepOrHold(form.getValues(), tripId)
    return entry.current
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change' || !name || !trip) return
      edited.current.add(name)
      void ensureEntry(trip.id).then((id) =>
        typeInto(id, { form: form.getValues(), edited: [...edited.current], lookedAt: [] }),
      )
    })
    return unsubscribe
    // oxlint-disable-next-line react/exhaustive-deps -- one form for the life of this dialog
  }, [form])

  return { form, ensureEntry, entryId: () => entry.current }
}

async function keepOrHold(...typed: Parameters<typeof keepTyped>) {
  try {
    return (await keepTyped(...typed)).id
  } catch (error) {
    if (!(error instanceof NotKeptError)) throw error
    return (await holdAnyway(error)).id
  }
}
