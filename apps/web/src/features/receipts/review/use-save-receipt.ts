import type { ReadField, ReceiptItem } from '@quittance/contract/receipts'
import { type StorageUse, storageAdvice } from '@quittance/contract/storage'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { upload } from '#lib/api/upload.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { toast } from '#ui/toast-store.ts'

type NewReceipt = {
  tripId: number
  image: File
  receipt: CheckedReceipt
  items: readonly ReceiptItem[]
  /** The vendor as it was read from the photo. */
  readVendor: string
  /** What was hard to read and is saved unseen. */
  unconfirmed: readonly ReadField[]
}

/** Saves a reviewed receipt with its photo; `progress` goes from 0 to 1 as the photo leaves. */
export function useSaveReceipt(onSaved: () => void) {
  const [progress, setProgress] = useState(0)
  const save = useMutation({
    mutationFn: ({ tripId, image, receipt, items, readVendor, unconfirmed }: NewReceipt) =>
      upload('save', {
        fields: {
          ...receipt,
          tripId,
          ...(readVendor && { readVendor }),
          ...(unconfirmed.length > 0 && { unconfirmed: unconfirmed.join(',') }),
          ...(items.length > 0 && { metadata: JSON.stringify(items) }),
        },
        image,
        onProgress: setProgress,
      }),
    onMutate: () => setProgress(0),
    onSuccess: ({ storage }) => {
      toast({ title: 'Receipt saved', ...(storage && { description: littleSpaceLeft(storage) }) })
      void refreshTrips()
      onSaved()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: serverMessage(error) ?? 'Failed to save receipt',
        variant: 'destructive',
      }),
  })
  return { save, progress }
}

function littleSpaceLeft({ usedBytes, limitBytes }: StorageUse) {
  const percent = Math.floor((100 * usedBytes) / limitBytes)
  return `${percent}% of your space for photos is taken. ${storageAdvice}`
}
