import type { Trip } from './trips.ts'

/** In progress: inactive, or active without an end date. */
export function isInProgress({ status, endDate }: Pick<Trip, 'status' | 'endDate'>): boolean {
  return status === 'inactive' || (status === 'active' && endDate === null)
}
