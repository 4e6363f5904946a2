import { isOffline } from '#lib/api/connection.ts'
import { queryClient } from '#lib/data/query-client.ts'
import {
  receiptSummaryQuery,
  receiptsQuery,
  recentReceiptsQuery,
  thumbnailAddress,
} from '#lib/data/receipts.ts'
import { activeTripQuery, allTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'

/** After the first screen has loaded. */
const pause = 2000

/** Prefetches what the user may want offline: the active trip, its receipts and the history. */
export function prefetchOfflineData() {
  setTimeout(() => {
    if (!isOffline() && !isSavingData()) readTrips().catch(() => {})
  }, pause)
}

async function readTrips() {
  await queryClient.fetchQuery(tripHistoryQuery)
  const trip = await queryClient.fetchQuery(activeTripQuery)
  if (trip) await readReceipts(trip.id)
  else await queryClient.fetchQuery(allTripsQuery)
}

async function readReceipts(tripId: number) {
  const [list] = await Promise.all([
    queryClient.fetchInfiniteQuery(receiptsQuery(tripId)),
    queryClient.fetchQuery(recentReceiptsQuery(tripId)),
    queryClient.fetchQuery(receiptSummaryQuery(tripId)),
  ])
  const pictured = list.pages[0]?.filter(({ imageVersion }) => imageVersion) ?? []
  // The worker caches the responses; one at a time, so that visible images are not delayed.
  for (const receipt of pictured) await fetch(thumbnailAddress(receipt))
}

function isSavingData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
