import { ApiError } from '#lib/api/api.ts'

const quiet = ['404', '401', 'Not authenticated', 'No active trip found', 'Failed to fetch']

/** Whether a failed load of the trip is worth a word: not when there is no trip, session or network. */
export function isTripErrorShown(error: Error | null) {
  if (!error || (error instanceof ApiError && error.status === 0)) return false
  return !quiet.some((words) => error.message.includes(words))
}
