import type { finalizeResult, finalizeTripBody, Trip } from '@quittance/contract/trips'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

export type FinalizeResult = z.output<typeof finalizeResult>

type Order = { trip: Pick<Trip, 'id'> | null; body: z.input<typeof finalizeTripBody> }

/** `onFinalized` runs before the active trip changes on screen. */
export function useFinalizeTrip(onFinalized: (tripId: number, result: FinalizeResult) => void) {
  return useMutation({
    mutationFn: async ({ trip, body }: Order) => {
      if (!trip) throw new Error('No active trip to finalize')
      return await request('POST /api/trips/:id/finalize', { params: { id: trip.id }, body })
    },
    onSuccess: async (result, { trip }) => {
      const { email } = result
      toast({
        title: 'Trip finalized',
        description: email.success
          ? 'Your trip has been finalized and the report sent'
          : `Your trip was finalized, but the email failed to send: ${email.message}`,
        tone: email.success ? 'done' : 'waiting',
      })
      if (trip) onFinalized(trip.id, result)
      await refreshTrips()
    },
    onError: (error, { trip }) =>
      toastFailure(
        'Failed to finalize trip',
        trip
          ? (serverMessage(error) ?? 'Nothing was changed. Please check your connection.')
          : error.message,
      ),
  })
}
