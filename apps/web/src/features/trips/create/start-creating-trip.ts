import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'
import { userQuery } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'

/** Opens the Create New Trip sheet, or says that the email address must be verified first. */
export async function startCreatingTrip() {
  openTripDialog((await isVerified()) ? 'create' : 'unverified')
}

/** For an add button without a trip to add to. */
export function askForTrip() {
  toast({ title: 'No active trip', description: 'Please create a trip first.', tone: 'info' })
  return startCreatingTrip()
}

// The link may have been opened in another browser, so ask the server again.
async function isVerified() {
  const known = queryClient.getQueryData(userQuery.queryKey)
  if (known?.emailVerified) return true
  const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => known)
  return user?.emailVerified ?? false
}

/** The add button without a trip: offers an unfinished one before a new one. */
export function useOfferTrip() {
  const { trips: unfinished } = useUnfinishedTrips()
  return () => {
    if (unfinished.length > 0) openTripDialog('unfinished')
    else void askForTrip()
  }
}
