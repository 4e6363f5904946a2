import type { TripRow } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'

/** Another user's trip is answered exactly as one that does not exist. */
export function requireTrip(trip: TripRow | undefined): TripRow {
  if (!trip) throw new AppError('NOT_FOUND', 'Trip not found')
  return trip
}
