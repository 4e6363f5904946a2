import type { Db } from '#db/connect.ts'
import { lockTripForReceipts, type TripRow } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'

/** Held until the transaction ends, so that no receipt slips into a trip while it is finalized. */
export async function lockOpenTrip(tx: Db, userId: number, tripId: number): Promise<TripRow> {
  return requireOpenTrip(await lockTripForReceipts(tx, userId, tripId))
}

/** Another user's trip is answered exactly as one that does not exist. */
export function requireOwnTrip(trip: TripRow | undefined): TripRow {
  if (!trip) throw new AppError('NOT_FOUND', 'Trip not found')
  return trip
}

export function requireOpenTrip(found: TripRow | undefined): TripRow {
  const trip = requireOwnTrip(found)
  if (trip.status === 'finalized') {
    throw new AppError('WRONG_STATE', 'This trip is finalized. Re-open it to change its receipts.')
  }
  if (trip.status === 'archived') {
    throw new AppError('WRONG_STATE', 'This trip is archived. Restore it to change its receipts.')
  }
  return trip
}
