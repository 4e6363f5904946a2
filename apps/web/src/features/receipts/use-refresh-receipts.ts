import { useMutation } from '@tanstack/react-query'
import { queryClient } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

export function useRefreshReceipts(tripId: number) {
  return useMutation({
    mutationFn: async () => {
      await queryClient.refetchQueries(
        { queryKey: ['/api/trips', tripId, 'receipts'], type: 'active' },
        { throwOnError: true },
      )
      await queryClient.invalidateQueries({ queryKey: ['/api/trips/active'] })
    },
    onError: () =>
      toast({
        title: 'Refresh Failed',
        description: 'Failed to refresh receipts. Please try again.',
        variant: 'destructive',
      }),
  })
}
