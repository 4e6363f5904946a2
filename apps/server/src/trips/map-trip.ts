import type { ClaimState } from '@quittance/contract/claim-state'
import type { Trip, TripWithSummary } from '@quittance/contract/trips'
import { listClaimStates } from '#claims/answers/claim-states.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { summarizeTrip } from '#receipts/receipt-sums.queries.ts'
import { requireTrip } from './require-trip.ts'
import { findActiveTrip, findTrip, type TripRow } from './trips.queries.ts'

export function mapTrip(trip: TripRow, claimState: ClaimState | null): Trip {
  const { id, name, startDate, endDate, currency, status, purpose, project, paidBy } = trip
  return { id, name, startDate, endDate, currency, status, purpose, project, paidBy, claimState }
}

export async function mapTrips(db: Db, rows: TripRow[]): Promise<Trip[]> {
  const states = await listClaimStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => mapTrip(row, states.get(row.id) ?? null))
}

export async function mapOneTrip(db: Db, row: TripRow): Promise<Trip> {
  return mapTrip(row, (await listClaimStates(db, [row.id])).get(row.id) ?? null)
}

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
