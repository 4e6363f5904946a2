import { ApiError } from '#lib/api/api.ts'

export type CreationFailure =
  | { kind: 'unverified' }
  | { kind: 'in-progress'; id: number; name: string }
  | { kind: 'limit'; message: string }
  | { kind: 'other' }

/** Maps the server's error code to what prevents a new trip. */
export function creationFailure(error: Error): CreationFailure {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  const { code, trip } = error.body
  if (code === 'EMAIL_NOT_VERIFIED') return { kind: 'unverified' }
  if (code === 'TRIP_IN_PROGRESS' && trip) return { kind: 'in-progress', ...trip }
  if (code === 'TRIP_LIMIT') return { kind: 'limit', message: error.message }
  return { kind: 'other' }
}
