import { ApiError } from '#lib/api/api.ts'

/** No response, no session, no trip: each has its own screen. */
const quietStatuses = [0, 401, 404]

export function isTripErrorShown(error: Error | null) {
  return error !== null && !(error instanceof ApiError && quietStatuses.includes(error.status))
}
