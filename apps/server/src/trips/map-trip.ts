import type { ClaimState } from '@quittance/contract/claim-state'
import type { Trip } from '@quittance/contract/trips'
import { listClaimStates } from '#claims/answers/claim-states.queries.ts'
import type { Db } from '#db/connect.ts'
import type { TripRow } from './trips.queries.ts'

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
