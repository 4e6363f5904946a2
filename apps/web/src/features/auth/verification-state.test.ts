import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { verificationState } from './verification-state.ts'

const idle = { isSuccess: false, error: null }

const missing = { is: 'failed', message: 'No verification token provided', canRetry: false }

test.each([
  [
    'a verified user sees that, whatever the link says',
    true,
    null,
    idle,
    { is: 'already-verified' },
  ],
  ['a link without a token fails without a call', false, null, idle, missing],
  ['waits for the answer', false, 't', idle, { is: 'verifying' }],
  ['then reports it', false, 't', { ...idle, isSuccess: true }, { is: 'verified' }],
])('%s', (_name, wasVerified, token, call, expected) => {
  expect(verificationState({ wasVerified, token, call })).toEqual(expected)
})

test.each([
  [new ApiError(400, 'This link has expired'), 'This link has expired', false],
  [
    new ApiError(400, ''),
    'We were unable to verify your email address. The link may be expired or invalid.',
    false,
  ],
  [new ApiError(503, 'Busy'), 'Busy', true],
  [new ApiError(0, 'Failed to fetch'), 'An error occurred during verification', true],
])('a failed call says why', (error, message, canRetry) => {
  const state = verificationState({
    wasVerified: false,
    token: 't',
    call: { isSuccess: false, error },
  })
  expect(state).toEqual({ is: 'failed', message, canRetry })
})
