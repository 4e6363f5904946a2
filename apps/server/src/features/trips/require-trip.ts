import type { Db } from '#db/connect.ts'
import { lockTrip, type TripRow } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'

/** Another user's trip is answered exactly as one that does not exist. */
export function requireTrip(trip: TripRow | undefined): TripRow {
  if (!trip) throw new AppError('NOT_FOUND', 'Trip not found')
  return trip
}

export async function lockOwnTrip(tx: Db, userId: number, tripId: number) {
  return requireTrip(await lockTrip(tx, userId, tripId))
}
