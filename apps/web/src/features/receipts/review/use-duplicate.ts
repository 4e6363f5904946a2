import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReceiptValues } from '#features/receipts/form/receipt-fields.ts'
import { receiptsQuery } from '#lib/data/receipts.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { type Duplicate, findDuplicate } from './duplicates.ts'

/** Whether the trip seems to have this receipt already, here or on the server. */
export function useDuplicate(entry: Entry, form: ReceiptValues): Duplicate | null {
  const { tripId } = entry
  const entries = useEntries()
  const saved = useInfiniteQuery({ ...receiptsQuery(tripId ?? 0), enabled: tripId !== null })
  const waiting = entries.filter((other) => other.tripId === tripId)
  return findDuplicate({ ...entry, form }, saved.data?.pages.flat() ?? [], waiting)
}
