import { ApiError } from '#lib/api/api.ts'

/**
 * What a failed call means for an entry:
 * - `later`: no network, or a server that is busy or in trouble
 * - `signed-out`: nobody is signed in, or somebody else: it waits for its owner
 * - `deleted`: it was saved once and deleted since
 * - `refused`: sending it again as it is would not help
 */
export type FailureKind = 'later' | 'signed-out' | 'deleted' | 'refused'

export function classifyFailure(error: ApiError): FailureKind {
  const { status, body } = error
  if (body.code === 'UNAUTHENTICATED' || body.code === 'OTHER_USER') return 'signed-out'
  if (body.code === 'GONE_RECEIPT') return 'deleted'
  const isForNow = status === 0 || status === 408 || status === 429 || status >= 500
  return isForNow ? 'later' : 'refused'
}

/** What is no answer of the server is a fault of ours, or of the network. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, error instanceof Error ? error.message : 'Network error')
}
