import { isCalendarDate } from '@quittance/contract/calendar-date'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { tidyPrice } from '#features/receipts/form/item-check.ts'
import type { ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { useDebounced } from '#features/receipts/list/use-debounced.ts'
import { isOffline } from '#lib/api/connection.ts'
import { receiptsQuery } from '#lib/data/receipts.ts'
import { twinsQuery, type UnsavedReceipt, useDismissTwins } from '#lib/data/twins.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { toast } from '#ui/toast-store.ts'
import { findDuplicate } from './duplicates.ts'

const typingPauseMs = 400

/**
 * Whether the user seems to have this receipt already: on this device, or in any trip on the server,
 * which also compares photos. Without a server, only this trip's saved receipts are known.
 */
export function useDuplicate(entry: Entry, form: ReceiptValues) {
  const { tripId } = entry
  const entries = useEntries()
  const saved = useInfiniteQuery({ ...receiptsQuery(tripId ?? 0), enabled: tripId !== null })
  const wanted = useDebounced(JSON.stringify(unsavedOf(entry, form)), typingPauseMs)
  const { data } = useQuery({ ...twinsQuery(JSON.parse(wanted)), enabled: !isOffline() })
  const waiting = entries.filter((other) => other.tripId === tripId)
  const known = data ? [] : (saved.data?.pages.flat() ?? [])
  const [twin] = data?.twins ?? []
  const { mutate } = useDismissTwins((description) =>
    toast({ title: 'Not Dismissed', description, variant: 'destructive' }),
  )
  return {
    duplicate: twin
      ? { same: twin.same, other: twin, isSaved: true, twin }
      : findDuplicate({ ...entry, form }, known, waiting),
    dismiss: twin && (() => mutate([{ one: entry.id, other: twin.key }])),
  }
}

function unsavedOf({ id, uploadId, photo }: Entry, form: ReceiptValues): UnsavedReceipt {
  return {
    clientId: id,
    ...(uploadId && { uploadId }),
    ...(photo && { photoHash: photo.sha256 }),
    // What cannot be saved yet is not compared either.
    vendor: form.vendor.slice(0, 300),
    date: isCalendarDate(form.date) ? form.date : '',
    amount: tidyPrice(form.amount).slice(0, 20),
    currency: form.currency,
    number: form.details.number.slice(0, 100),
  }
}
