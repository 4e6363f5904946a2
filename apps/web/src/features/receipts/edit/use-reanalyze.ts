import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Receipt } from '@quittance/contract/receipt'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { fillIn, type ReceiptFormState } from '#features/receipts/form/use-receipt-form.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { toast } from '#ui/toast-store.ts'
import { NothingToRead, reanalyze } from './reanalyze.ts'

/** Reads the photo again and fills in every field the user has not changed; the user still has to save. */
export function useReanalyze(receipt: Receipt, form: ReceiptFormState) {
  const last = useRef<ExtractedReceipt>(null)
  return useMutation({
    mutationFn: () => reanalyze(receipt),
    onSuccess: (reading) => {
      fillIn(form, reading, last.current)
      last.current = reading
      toast({
        title: 'Receipt Reprocessed',
        description: 'Please verify the data before saving',
      })
    },
    onError: (error) =>
      toast({
        title: error instanceof NothingToRead ? error.title : 'Reprocessing Failed',
        description:
          error instanceof NothingToRead
            ? error.message
            : (serverMessage(error) ?? 'Failed to process receipt'),
        variant: 'destructive',
      }),
  })
}
