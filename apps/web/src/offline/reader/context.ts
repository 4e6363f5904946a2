import { type RememberedVendor, vendorKey } from '@quittance/contract/vendor-memory'
import { contextOfTrip, type ReadingContext } from '@quittance/receipt-reader/receipt-reading'
import { isOffline } from '#lib/api/connection.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery, tripQuery } from '#lib/data/trips.ts'
import { vendorsQuery } from '#lib/data/vendors.ts'
import { entriesOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'

type Owned = Pick<Entry, 'userId' | 'tripId'>

/** A reading goes without what it would be good to know; longer than a kept answer takes where the server is silent. */
const patience = 7000

/** What the trip tells about a photo, as this device last heard of it. Throws only where the signal says so. */
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
 * What its owner calls a vendor that was read; what waits here to be saved is newer than what the server knows. Throws
 * only where the signal says so.
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

/** Asks for them while they can be had. */
export async function refreshVendors(): Promise<void> {
  if (isOffline()) return
  await queryClient.fetchQuery({ ...vendorsQuery, staleTime: 0 }).catch(() => undefined)
}

function isReadAs(letters: string) {
  return ({ reading }: Entry) =>
    reading !== null && vendorKey(reading.readVendor ?? reading.vendor) === letters
}

/** Undefined where it takes too long. */
async function soon<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  signal?.throwIfAborted()
  const end = Promise.withResolvers<undefined>()
  const timer = setTimeout(end.resolve, patience)
  const giveUp = () => end.reject(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  try {
    return await Promise.race([asked, end.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
