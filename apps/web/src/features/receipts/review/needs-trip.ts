import type { Entry } from '#offline/entries/entry-list.ts'

/** Whether a receipt has no trip, or one that is closed. */
export function needsTrip({ tripId, problem }: Pick<Entry, 'tripId' | 'problem'>): boolean {
  return tripId === null || problem?.code === 'WRONG_STATE' || problem?.code === 'NOT_FOUND'
}
