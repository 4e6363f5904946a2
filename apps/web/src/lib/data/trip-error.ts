import { ApiError } from '#lib/api/api.ts'

/** No answer, no session, no trip: each has a screen of its own. */
const quietStatuses = [0, 401, 404]

/** Whether a failed load of the trip is worth a word: not when there is no trip, session or network. */
export function isTripErrorShown(error: Error | null) {
  return error !== null && !(error instanceof ApiError && quietStatuses.includes(error.status))
}
