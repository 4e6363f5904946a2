import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

/** Emails the claim of a trip again, to the same or another address. */
export function useSendClaim(tripId: number, onAnswer?: () => void) {
  return useMutation({
    mutationFn: (body: { email?: string }) =>
      request('POST /api/trips/:id/claims/send', { params: { id: tripId }, body }),
    onSuccess: async ({ email }) => {
      toast({
        title: email.success ? 'Report sent' : 'Report not sent yet',
        description: email.message,
        tone: email.success ? 'done' : 'waiting',
      })
      onAnswer?.()
      await refreshTrips()
    },
    onError: (error) => toastFailure('The report was not sent', failureMessage(error)),
  })
}
