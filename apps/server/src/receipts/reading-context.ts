import type { Db } from '#db/connect.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip } from '#trips/trips.queries.ts'
import type { ReadingContext } from './reading/reader.ts'

export async function readingContext(
  db: Db,
  userId: number,
  tripId: number | undefined,
): Promise<ReadingContext | undefined> {
  if (!tripId) return undefined
  const trip = requireTrip(await findTrip(db, userId, tripId))
  return { startDate: trip.startDate, endDate: trip.endDate, currency: trip.currency }
}
