import type { TripWithSummary } from '@quittance/contract/trips'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { summarizeTrip } from '#receipts/receipt-sums.queries.ts'
import { mapOneTrip } from './map-trip.ts'
import { requireTrip } from './require-trip.ts'
import { findActiveTrip, findTrip, type TripRow } from './trips.queries.ts'

export async function readTrip(db: Db, userId: number, tripId: number) {
  return withSummary(db, requireTrip(await findTrip(db, userId, tripId)))
}

export async function readActiveTrip(db: Db, userId: number) {
  const trip = await findActiveTrip(db, userId)
  if (!trip) throw new AppError('NOT_FOUND', 'No active trip found')
  return withSummary(db, trip)
}

async function withSummary(db: Db, trip: TripRow): Promise<TripWithSummary> {
  return { ...(await mapOneTrip(db, trip)), summary: await summarizeTrip(db, trip) }
}
