import { useEffect } from 'react'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'

/** Shows the unfinished-trips dialog by itself, once a visit on each page that asks for it. */
export function useUnfinishedPrompt(page: 'home' | 'receipts') {
  const { trips, isSettled } = useUnfinishedTrips()
  const hasUnfinished = isSettled && trips.length > 0
  useEffect(() => {
    const key = `unfinished-trips-shown-on-${page}`
    if (!hasUnfinished || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    openTripDialog('unfinished')
  }, [hasUnfinished, page])
}
