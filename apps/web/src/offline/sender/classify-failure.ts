import { ApiError } from '#lib/api/api.ts'

/**
 * - `later`: no network, or the server is busy or failing
 * - `signed-out`: the entry's owner is not signed in; it waits for them
 * - `deleted`: it was saved and has been deleted since
 * - `refused`: sending it again unchanged would not help
 */
export type FailureKind = 'later' | 'signed-out' | 'deleted' | 'refused'

export function classifyFailure(error: ApiError): FailureKind {
  const { status, body } = error
  if (body.code === 'UNAUTHENTICATED' || body.code === 'OTHER_USER') return 'signed-out'
  if (body.code === 'GONE_RECEIPT') return 'deleted'
  const isForNow = status === 0 || status === 408 || status === 429 || status >= 500
  return isForNow ? 'later' : 'refused'
}

/** Treats any non-API error as a network error (status 0). */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, error instanceof Error ? error.message : 'Network error')
}
