import type { TripWithSummary } from '@quittance/contract/trips'
import type { Db } from '#db/connect.ts'
import { summarizeTrip } from '#db/receipt-sums.ts'
import { findActiveTrip, findTrip, type TripRow } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { mapTrip } from './map-trip.ts'

export async function readTrip(db: Db, userId: number, tripId: number) {
  return withSummary(db, requireTrip(await findTrip(db, userId, tripId)))
}

export async function readActiveTrip(db: Db, userId: number) {
  const trip = await findActiveTrip(db, userId)
  if (!trip) throw new AppError('NOT_FOUND', 'No active trip found')
  return withSummary(db, trip)
}

async function withSummary(db: Db, trip: TripRow): Promise<TripWithSummary> {
  return { ...mapTrip(trip), summary: await summarizeTrip(db, trip) }
}
