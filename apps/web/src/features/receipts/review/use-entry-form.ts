import { useEffect, useRef } from 'react'
import type { ReceiptFieldName, ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import {
  fieldOf,
  type ReceiptFormState,
  useReceiptForm,
} from '#features/receipts/form/use-receipt-form.ts'
import { scheduleDraftSave, withDraft } from '#offline/entries/draft-autosave.ts'
import { formOf, reviewedFields } from '#offline/entries/entry-form.ts'
import type { Entry, EntryForm } from '#offline/entries/entry-list.ts'

/** An entry's form: changes are stored on the device, and a reading fills in the rest. */
export function useEntryForm(entry: Entry, blank: EntryForm) {
  const { id, reading } = entry
  const latest = withDraft(entry)
  const form = useReceiptForm(formOf(latest, blank), reading?.items, blank.currency)
  const edited = useRef(new Set(latest.edited))
  const lookedAt = useRef(new Set(latest.lookedAt))
  const lastReading = useRef(reading)

  function keep() {
    const typed = { form: form.getValues(), edited: [...edited.current] }
    scheduleDraftSave(id, { ...typed, lookedAt: [...lookedAt.current] })
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change' || !name) return
      edited.current.add(fieldOf(name))
      keep()
    })
    return unsubscribe
    // oxlint-disable-next-line react/exhaustive-deps -- one form for the life of this entry's screen
  }, [form])

  useEffect(() => {
    if (!reading) return
    fillIn(form, formOf({ form: null, edited: [], reading }, form.getValues()), edited.current)
    unmarkChanged(reading)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new reading fills the form
  }, [reading])

  const { currency } = blank
  useEffect(() => {
    // A stored or confirmed currency stays, even if the receipt moves to another trip.
    const isKnown = entry.form !== null || edited.current.has('currency') || reading?.currency
    // Empty means that it could not be guessed.
    if (isKnown || !form.getValues('currency')) return
    form.setValue('currency', currency)
    // oxlint-disable-next-line react/exhaustive-deps -- only for the trip, which may be known later than the photo
  }, [currency])

  /** Fields changed by another reading are no longer reviewed. */
  function unmarkChanged(now: NonNullable<Entry['reading']>) {
    const known = { edited: [...edited.current], lookedAt: [...lookedAt.current] }
    const still = reviewedFields({ ...known, reading: lastReading.current }, now)
    lastReading.current = now
    if (still.length === known.lookedAt.length) return
    lookedAt.current = new Set(still)
    keep()
  }

  function markReviewed(name: ReceiptFieldName) {
    // Before the reading there was nothing to confirm.
    if (!reading || lookedAt.current.has(name)) return
    lookedAt.current.add(name)
    keep()
  }

  return {
    form,
    markReviewed,
    lookedAt,
    isAmountOffered: () => !edited.current.has('amount'),
    isPayerOffered: () => !edited.current.has('paidBy'),
  }
}

function fillIn(form: ReceiptFormState, read: EntryForm, edited: ReadonlySet<keyof ReceiptValues>) {
  for (const name of Object.keys(read) as (keyof ReceiptValues)[]) {
    if (edited.has(name) || form.getValues(name) === read[name]) continue
    form.setValue(name, read[name], { shouldValidate: form.formState.isSubmitted })
  }
}
