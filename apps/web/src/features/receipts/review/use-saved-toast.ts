import type { StorageUse } from '@quittance/contract/storage'
import { storageAdvice } from '@quittance/contract/storage-words'
import { useEffect } from 'react'
import { canAddReceipt, openAddReceipt } from '#features/receipts/add-receipt-methods.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery } from '#lib/data/trips.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { needsReview } from '#offline/entries/entry-status.ts'
import { lastSaved } from '#offline/entries/sync-queue.ts'
import { toast } from '#ui/toast-store.ts'

type Saved = NonNullable<ReturnType<typeof lastSaved.get>>

/** Announces a saved receipt, whether its form was still open or it was sent later. */
export function useSavedToast() {
  useEffect(() => lastSaved.subscribe((saved) => saved && showToast(saved)), [])
}

function showToast(saved: Saved) {
  const { storage } = saved.receipt
  const action = nextReceipt(saved)
  if (saved.source === 'manual') {
    const description = 'Your receipt has been saved successfully.'
    toast({ title: 'Receipt added', description, ...action })
  } else {
    const description = storage && { description: littleSpaceLeft(storage) }
    toast({ title: 'Receipt saved', ...description, ...action })
  }
}

/** Offers the method used last, unless another receipt already waits for review. */
function nextReceipt({ id, source }: Saved) {
  const isMoreToCheck = entryList.get().entries.some((one) => one.id !== id && needsReview(one))
  const isWithoutTrip = queryClient.getQueryData(activeTripQuery.queryKey) === null
  if (isMoreToCheck || isWithoutTrip || !source || !canAddReceipt()) return undefined
  // Emails arrive on their own.
  if (source === 'mail') return undefined
  const method = source === 'shared' ? 'upload' : source
  return { action: { label: 'Next receipt', onSelect: () => void openAddReceipt(method) } }
}

function littleSpaceLeft({ usedBytes, limitBytes }: StorageUse) {
  const percent = Math.floor((100 * usedBytes) / limitBytes)
  return `${percent}% of your space for photos is used. ${storageAdvice}`
}
