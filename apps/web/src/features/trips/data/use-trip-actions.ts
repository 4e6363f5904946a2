import type { editTripBody, Trip } from '@quittance/contract/trips'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { reportLinksQuery } from '#lib/data/report-links.ts'
import { activeTripQuery, refreshTrips } from '#lib/data/trips.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

type Edit = z.output<typeof editTripBody>

// `onDone` runs before the lists change, because the caller may be unmounted after that.

/** 'Continue Trip': makes an unfinished trip the active one. */
export function useReactivateTrip(onDone?: () => void) {
  return useMutation({
    mutationFn: (id: number) =>
      request('PUT /api/trips/:id', { params: { id }, body: { status: 'active' } }),
    onSuccess: async () => {
      toast({
        title: 'Trip Reactivated',
        description: 'You can now continue adding receipts to your trip.',
      })
      onDone?.()
      await refreshTrips()
    },
    onError: (error) => fail('Failed to reactivate trip', serverMessage(error)),
  })
}

export function useEditTrip(onDone?: () => void) {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: Edit }) =>
      request('PUT /api/trips/:id', { params: { id }, body }),
    onSuccess: async ({ name }) => {
      toast({ title: 'Trip Updated', description: `“${name}” has been saved.` })
      onDone?.()
      await refreshTrips()
    },
    onError: (error) => fail('Update Failed', serverMessage(error) ?? 'Failed to update trip'),
  })
}

/** Re-opens a finalized trip, which becomes the active one; `onReopened` runs before it leaves the lists. */
export function useReopenTrip(onReopened?: () => void) {
  return useMutation({
    mutationFn: (id: number) => request('POST /api/trips/:id/unfinalize', { params: { id } }),
    onSuccess: async ({ name }, id) => {
      queryClient.removeQueries(reportLinksQuery(id))
      toast({ title: 'Trip Reopened', description: `You can add receipts to “${name}” again.` })
      onReopened?.()
      await refreshTrips()
    },
    onError: () => fail('Failed to reopen trip'),
  })
}

export function useArchiveTrip(onDone?: () => void) {
  return useMutation({
    mutationFn: async (trip: Trip | null) => {
      if (!trip) throw new Error('No trip selected. Please try again.')
      return await request('DELETE /api/trips/:id', { params: { id: trip.id } })
    },
    onSuccess: async () => {
      toast({
        title: 'Trip Archived',
        description:
          'Trip has been moved to archive. It still counts towards your subscription limit.',
      })
      onDone?.()
      await refreshTrips()
    },
    onError: (error, trip) =>
      fail(
        'Archive Failed',
        trip ? (serverMessage(error) ?? 'Failed to archive trip') : error.message,
      ),
  })
}

/** For a trip created by mistake: it has no receipts and was never sent. */
export function useDeleteEmptyTrip(onDone?: () => void) {
  return useMutation({
    mutationFn: ({ id }: Pick<Trip, 'id'>) =>
      request('DELETE /api/trips/:id/empty', { params: { id } }),
    onSuccess: async (_answer, { id }) => {
      toast({
        title: 'Trip deleted',
        description: 'It no longer counts towards your subscription limit.',
      })
      // Do not refetch it, since its page may still show until the next one has loaded.
      const ofTrip = { queryKey: ['/api/trips', id] }
      await queryClient.cancelQueries(ofTrip)
      onDone?.()
      queryClient.setQueryData(activeTripQuery.queryKey, (active) =>
        active?.id === id ? null : active,
      )
      await refreshTrips({ goneId: id })
      queryClient.removeQueries({ ...ofTrip, type: 'inactive' })
    },
    onError: (error) =>
      fail(
        'The trip was not deleted',
        serverMessage(error) ?? 'Please check your connection and try again.',
      ),
  })
}

export function useRestoreTrip() {
  return useMutation({
    mutationFn: (id: number) => request('POST /api/trips/:id/restore', { params: { id } }),
    onSuccess: async ({ name }) => {
      toast({ title: 'Trip Restored', description: `“${name}” is back, with all its receipts.` })
      await refreshTrips()
    },
    onError: (error) => fail('Failed to restore trip', serverMessage(error)),
  })
}

function fail(title: string, description = 'Please try again.') {
  toastFailure(title, description)
}
