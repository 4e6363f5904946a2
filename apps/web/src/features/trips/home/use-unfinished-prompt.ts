import { useEffect } from 'react'
import { openTripDialog, useIsAnyDialogOpen } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'

/** Shows the unfinished-trips dialog by itself, once a visit on each page that asks for it, and above no other. */
export function useUnfinishedPrompt(page: 'home' | 'receipts') {
  const { trips, isSettled } = useUnfinishedTrips()
  const isBusy = useIsAnyDialogOpen()
  const isWanted = isSettled && trips.length > 0 && !isBusy
  useEffect(() => {
    const key = `unfinished-trips-shown-on-${page}`
    if (!isWanted || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    openTripDialog('unfinished')
  }, [isWanted, page])
}
