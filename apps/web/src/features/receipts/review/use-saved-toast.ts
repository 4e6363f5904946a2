import { type StorageUse, storageAdvice } from '@quittance/contract/storage'
import { useEffect } from 'react'
import { lastSaved } from '#offline/entries/courier.ts'
import { toast } from '#ui/toast-store.ts'

/** Says that a receipt has arrived, whether its form was still open or it was sent later. */
export function useSavedToast() {
  useEffect(() => lastSaved.subscribe((saved) => saved && tell(saved)), [])
}

function tell({ receipt, isManual }: NonNullable<ReturnType<typeof lastSaved.get>>) {
  const { storage } = receipt
  if (isManual) {
    toast({ title: 'Receipt added', description: 'Your receipt has been saved successfully.' })
  } else {
    toast({ title: 'Receipt saved', ...(storage && { description: littleSpaceLeft(storage) }) })
  }
}

function littleSpaceLeft({ usedBytes, limitBytes }: StorageUse) {
  const percent = Math.floor((100 * usedBytes) / limitBytes)
  return `${percent}% of your space for photos is taken. ${storageAdvice}`
}
