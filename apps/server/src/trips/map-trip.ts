import type { Trip } from '@quittance/contract/trips'
import type { TripRow } from './trips.queries.ts'

export function mapTrip(trip: TripRow): Trip {
  const { id, name, startDate, endDate, currency, status, purpose, project, paidBy } = trip
  return { id, name, startDate, endDate, currency, status, purpose, project, paidBy }
}
