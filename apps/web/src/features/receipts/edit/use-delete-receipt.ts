import type { Receipt } from '@quittance/contract/receipt'
import { useMutation } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

export function useDeleteReceipt({ id }: Receipt, onDone?: () => void) {
  return useMutation({
    mutationFn: () => request('DELETE /api/receipts/:id', { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Receipt Deleted', description: 'The receipt and its photo are gone.' })
      void refreshTrips()
      onDone?.()
    },
    onError: (error) =>
      toastFailure(
        'Delete Failed',
        refusal(error) ?? 'Failed to delete receipt. Please try again.',
      ),
  })
}

/** If the trip was finalized meanwhile, the server's message says so; a retry does not help. */
export function refusal(error: unknown) {
  return error instanceof ApiError && error.status === 409 ? error.message : undefined
}
