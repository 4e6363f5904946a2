import type { Trip } from './trips.ts'

export function isInProgress({ status, endDate }: Pick<Trip, 'status' | 'endDate'>): boolean {
  return status === 'inactive' || (status === 'active' && endDate === null)
}
