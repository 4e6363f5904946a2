import { AppError } from '#http/app-error.ts'
import { refusalOf, type TripAction } from './trip-rules.ts'
import type { TripRow } from './trips.queries.ts'

/** Answers exactly as for a trip that does not exist. */
export function requireTrip(trip: TripRow | undefined, action?: TripAction): TripRow {
  if (!trip) throw new AppError('NOT_FOUND', 'Trip not found')
  const refusal = action && refusalOf(action, trip)
  if (refusal) throw new AppError('WRONG_STATE', refusal)
  return trip
}
