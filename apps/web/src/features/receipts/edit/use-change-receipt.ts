import type { Receipt } from '@quittance/contract/receipt'
import { useMutation } from '@tanstack/react-query'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { ApiError, request } from '#lib/api/api.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { toFacts } from '#offline/entries/entry-form.ts'
import { toast } from '#ui/toast-store.ts'

export function useUpdateReceipt({ id }: Receipt, onDone: () => void) {
  return useMutation({
    mutationFn: (receipt: CheckedReceipt) =>
      request('PUT /api/receipts/:id', {
        params: { id },
        body: { ...receipt, ...toFacts(receipt, receipt.printed?.currency ?? receipt.currency) },
      }),
    onSuccess: () => {
      toast({ title: 'Receipt Updated', description: 'Your changes have been saved.' })
      void refreshTrips()
      onDone()
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: refusal(error) ?? 'Failed to update receipt details. Please try again.',
        variant: 'destructive',
      }),
  })
}

export function useDeleteReceipt({ id }: Receipt, onDone: () => void) {
  return useMutation({
    mutationFn: () => request('DELETE /api/receipts/:id', { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Receipt Deleted', description: 'The receipt and its photo are gone.' })
      void refreshTrips()
      onDone()
    },
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        description: refusal(error) ?? 'Failed to delete receipt. Please try again.',
        variant: 'destructive',
      }),
  })
}

/** If the trip was finalized meanwhile, the server's message says so; a retry does not help. */
function refusal(error: unknown) {
  return error instanceof ApiError && error.status === 409 ? error.message : undefined
}
