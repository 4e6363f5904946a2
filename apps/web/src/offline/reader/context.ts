import { type RememberedVendor, vendorKey } from '@quittance/contract/vendor-memory'
import { contextOfTrip, type ReadingContext } from '@quittance/receipt-reader/receipt-reading'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { isOffline } from '#lib/api/connection.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery, tripQuery } from '#lib/data/trips.ts'
import { entriesOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'

/** This user's names for vendors; loaded only if photos are read on this device. */
const vendorsQuery = queryOptions({
  queryKey: ['/api/receipts/vendors'],
  queryFn: ({ signal }) => request('GET /api/receipts/vendors', { signal }),
  ...offlineQuery,
})

type Owned = Pick<Entry, 'userId' | 'tripId'>

/** A reading can do without this context; longer than reading a cached response takes when the server hangs. */
const timeoutMs = 7000

/** The trip's dates and currency, as this device last knew them. Throws only if aborted. */
export async function contextOf(
  { tripId }: Owned,
  signal: AbortSignal | undefined,
): Promise<ReadingContext> {
  if (tripId === null) return {}
  return contextOfTrip(await soon(askForTrip(tripId), signal))
}

async function askForTrip(tripId: number) {
  const active = await queryClient.ensureQueryData(activeTripQuery).catch(() => null)
  if (active?.id === tripId) return active
  return queryClient.ensureQueryData(tripQuery(tripId)).catch(() => undefined)
}

/**
 * The user's name for a vendor; entries waiting to be saved are newer than the server's data. Throws only if aborted.
 */
export async function recallVendor(
  { userId }: Owned,
  read: string,
  signal: AbortSignal | undefined,
): Promise<RememberedVendor | undefined> {
  const readAs = vendorKey(read)
  if (!readAs) return undefined
  const waiting = await entriesOf(userId)
  const checked = waiting.filter(({ state }) => state === 'sending').findLast(isReadAs(readAs))
  if (checked?.form) return checked.form
  const vendors = await soon(
    queryClient.ensureQueryData(vendorsQuery).catch(() => []),
    signal,
  )
  return vendors?.find((known) => known.readAs === readAs)
}

export async function refreshVendors(): Promise<void> {
  if (isOffline()) return
  await queryClient.fetchQuery({ ...vendorsQuery, staleTime: 0 }).catch(() => undefined)
}

function isReadAs(letters: string) {
  return ({ reading }: Entry) =>
    reading !== null && vendorKey(reading.readVendor ?? reading.vendor) === letters
}

/** Undefined if it takes too long. */
async function soon<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  signal?.throwIfAborted()
  const end = Promise.withResolvers<undefined>()
  const timer = setTimeout(end.resolve, timeoutMs)
  const giveUp = () => end.reject(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  try {
    return await Promise.race([asked, end.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
