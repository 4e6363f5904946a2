import { everyReceipt, receiptsPerPage, recentCount } from '@quittance/contract/first-screen'
import { request } from '#lib/api/api.ts'
import { isOffline } from '#lib/api/connection.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { untilCached } from '#lib/data/device.ts'
import { putResponse } from '#lib/data/offline-query.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { receiptSummaryQuery, receiptsQuery, recentReceiptsQuery } from '#lib/data/receipts.ts'
import { activeTripQuery, tripQuery } from '#lib/data/trips.ts'
import { withEntryLock } from '#offline/sender/entry-lock.ts'
import { changeEntry, removeEntry } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { entryList, publishChange } from './entry-list.ts'

/**
 * Refreshes the lists of sent entries, and only then removes the entries from the device, or back
 * to review if their owner has typed on since: each is always shown and counted exactly once.
 */
export function settleSent(): void {
  isMoreToSettle = settling !== undefined
  if (isMoreToSettle || isOffline()) return
  // A failed call is repeated at the next trigger; until then the entry shows from this device.
  settling = withEntryLock('lists', settle)
    .catch(() => undefined)
    .finally(() => {
      settling = undefined
      if (isMoreToSettle) settleSent()
    })
}

let settling: Promise<void> | undefined
let isMoreToSettle = false

async function settle() {
  const { sent, entries } = entryList.get()
  const saved = await Promise.all(entries.filter(isInDoubt).map(orNullIfUnsaved))
  const settled = [...sent, ...saved.filter((entry) => entry !== null)]
  const trips = new Set(settled.flatMap(({ tripId }) => tripId ?? []))
  for (const tripId of trips) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever more than one
    const show = await askForTrip(tripId)
    const ofTrip = settled.filter((entry) => entry.tripId === tripId)
    show()
    stepBack(ofTrip)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await untilCached()
    // oxlint-disable-next-line no-await-in-loop -- see above
    await Promise.all(ofTrip.map(writeDown))
  }
  if (trips.size > 0) await publishChange()
}

/** Entries waiting to be sent are checked when they are. */
function isInDoubt({ state, isPerhapsSaved, isListed }: Entry) {
  return isPerhapsSaved && !isListed && state !== 'sending'
}

async function orNullIfUnsaved(entry: Entry): Promise<Entry | null> {
  const params = { clientId: entry.id }
  // A deleted one is asked about when its owner saves it.
  const { receipt } = await request('GET /api/receipts/saved/:clientId', {
    params,
    owner: entry.userId,
  }).catch(() => ({ receipt: null }))
  return receipt && entry
}

/** Loads everything about a trip's receipts; the returned function shows it all at once. */
async function askForTrip(tripId: number): Promise<() => void> {
  const params = { id: tripId }
  try {
    const [trip, summary, receipts] = await Promise.all([
      request('GET /api/trips/:id', { params }),
      request('GET /api/trips/:id/receipts/summary', { params, query: everyReceipt }),
      request('GET /api/trips/:id/receipts', {
        params,
        query: { ...everyReceipt, limit: receiptsPerPage },
      }),
    ])
    return () => {
      const isActive = queryClient.getQueryData(activeTripQuery.queryKey)?.id === tripId
      if (isActive) putResponse(activeTripQuery, trip)
      putResponse(tripQuery(tripId), trip)
      putResponse(receiptSummaryQuery(tripId), summary)
      putResponse(recentReceiptsQuery(tripId), receipts.slice(0, recentCount))
      putResponse(receiptsQuery(tripId), { pages: [receipts], pageParams: [''] })
    }
  } catch (error) {
    // A deleted trip has none.
    if (hasCode(error, 'NOT_FOUND')) return () => {}
    throw error
  }
}

/** On screen at once, together with the lists. */
function stepBack(settled: readonly Entry[]) {
  const ids = new Set(settled.map(({ id }) => id))
  const list = entryList.get()
  entryList.set({
    ...list,
    sent: list.sent.filter(({ id }) => !ids.has(id)),
    entries: list.entries.map((entry) =>
      ids.has(entry.id) ? { ...entry, isListed: true } : entry,
    ),
  })
}

async function writeDown({ id, isSent }: Entry) {
  if (isSent) await removeEntry(id)
  else await changeEntry(id, (entry) => ({ ...entry, isListed: true }))
}
