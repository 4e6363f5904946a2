import { ApiError } from '#lib/api/api.ts'

export type VerificationState =
  | { is: 'already-verified' }
  | { is: 'verifying' }
  | { is: 'verified' }
  | { is: 'failed'; message: string; canRetry: boolean }

type Facts = {
  wasVerified: boolean
  token: string | null
  call: { isSuccess: boolean; error: unknown }
}

export function verificationState({ wasVerified, token, call }: Facts): VerificationState {
  if (wasVerified) return { is: 'already-verified' }
  if (!token) return { is: 'failed', message: 'No verification token provided', canRetry: false }
  if (call.isSuccess) return { is: 'verified' }
  if (call.error) return failure(call.error)
  return { is: 'verifying' }
}

function failure(error: unknown): VerificationState {
  if (error instanceof ApiError && error.status > 0) {
    return {
      is: 'failed',
      message:
        error.message ||
        'We were unable to verify your email address. The link may be expired or invalid.',
      canRetry: error.status >= 500,
    }
  }
  return { is: 'failed', message: 'An error occurred during verification', canRetry: true }
}
