import type { Receipt } from '@quittance/contract/receipts'
import { useMutation } from '@tanstack/react-query'
import { fillIn, type ReceiptFormState } from '#features/receipts/form/use-receipt-form.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { toast } from '#ui/toast-store.ts'
import { NothingToRead, reanalyze } from './reanalyze.ts'

/** Reads the photo again and fills the form with what was found; saving stays with the user. */
export function useReanalyze(receipt: Receipt, form: ReceiptFormState) {
  return useMutation({
    mutationFn: () => reanalyze(receipt),
    onSuccess: (reading) => {
      fillIn(form, reading, true)
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
