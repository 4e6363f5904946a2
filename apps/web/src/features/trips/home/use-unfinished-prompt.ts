import { useEffect } from 'react'
import { openTripDialog, useIsAnyDialogOpen } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'

/**
 * Opens the unfinished-trips dialog automatically, once per visit on each page that asks for it,
 * and never above another dialog.
 */
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
