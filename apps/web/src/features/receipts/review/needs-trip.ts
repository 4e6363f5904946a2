import type { Entry } from '#offline/entries/entry-list.ts'

/** Whether a receipt has nowhere to go: no trip yet, or one that takes no more. */
export function needsTrip({ tripId, problem }: Pick<Entry, 'tripId' | 'problem'>): boolean {
  return tripId === null || problem?.code === 'WRONG_STATE' || problem?.code === 'NOT_FOUND'
}
