import type { Trip } from '@quittance/contract/trips'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import {
  closeTripDialog,
  isTripDialogOpen,
  type NewTrip,
  openCreateSheet,
  openLimitDialog,
  openTripDialog,
} from '#features/trips/data/open-dialogs.ts'
import { clearReturnPath } from '#lib/account/return-path.ts'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery, allTripsQuery, refreshTrips } from '#lib/data/trips.ts'
import { toast } from '#ui/toast-store.ts'
import { creationFailure } from './creation-failure.ts'
import { forgetCreation, rememberCreation, takeRememberedCreation } from './remembered-creation.ts'

const mutationKey = ['create-trip']

/** Creates a trip or opens the dialog that says why not; on any other failure the sheet may be reopened. */
export function useCreateTrip({ opensSheet = false } = {}) {
  const creation = useMutation({
    mutationKey,
    mutationFn: (body: NewTrip) => request('POST /api/trips', { body }),
    onSuccess: async ({ name }) => {
      forgetCreation()
      clearReturnPath()
      for (const dialog of ['create', 'in-progress', 'unfinished'] as const) closeTripDialog(dialog)
      toast({ title: 'Trip created', description: `Receipts you add now go to “${name}”.` })
      await refreshTrips()
    },
    onError: (error, body: NewTrip) => {
      if (opensSheet && creationFailure(error).kind === 'other') openCreateSheet(body)
      showFailure(error, body, () => creation.mutate(body))
    },
  })
  return creation
}

export function useIsCreatingTrip() {
  return useIsMutating({ mutationKey }) > 0
}

/** Call it after every finalized trip: it creates the trip that was waiting for it. */
export function useRetryCreation() {
  const { mutate } = useCreateTrip()
  return (finalizedId: number) => {
    const body = takeRememberedCreation(finalizedId)
    if (body) mutate(body)
  }
}

function showFailure(error: Error, body: NewTrip, retry: () => void) {
  const failure = creationFailure(error)
  switch (failure.kind) {
    case 'unverified':
      return openTripDialog('unverified')
    case 'in-progress':
      rememberCreation(body, failure.id)
      return openTripDialog('in-progress', knownTrip(failure.id) ?? placeholder(failure))
    case 'limit':
      rememberCreation(body, 'plan')
      return openLimitDialog(failure.message)
    case 'other':
      return toast({
        title: 'Failed to create trip',
        variant: 'destructive',
        ...(isTripDialogOpen('create')
          ? { description: 'What you entered is still there. Please try again.' }
          : // A retried creation has no open sheet.
            {
              description: `“${body.name}” has not been created.`,
              action: { label: 'Try Again', onSelect: retry },
            }),
      })
  }
}

function knownTrip(id: number): Trip | undefined {
  const active = queryClient.getQueryData(activeTripQuery.queryKey)
  const all = queryClient.getQueryData(allTripsQuery.queryKey) ?? []
  return [...(active ? [active] : []), ...all].find((trip) => trip.id === id)
}

// Only the name is known; screens leave out an empty start date.
function placeholder({ id, name }: { id: number; name: string }): Trip {
  return { id, name, startDate: '', endDate: null, currency: 'USD', status: 'active' }
}
