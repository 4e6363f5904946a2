import type { Trip } from '@quittance/contract/trips'
import type { TripRow } from './trips.queries.ts'

export function mapTrip({ id, name, startDate, endDate, currency, status }: TripRow): Trip {
  return { id, name, startDate, endDate, currency, status }
}
