import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { verificationState } from './verification-state.ts'

const idle = { isSuccess: false, error: null }

test('a verified user sees that, whatever the link says', () => {
  const state = verificationState({ wasVerified: true, token: null, call: idle })
  expect(state).toEqual({ is: 'already-verified' })
})

test('a link without a token fails without a call', () => {
  const state = verificationState({ wasVerified: false, token: null, call: idle })
  expect(state).toMatchObject({ is: 'failed', message: 'No verification token provided' })
})

test('waits for the answer, then reports it', () => {
  const facts = { wasVerified: false, token: 't' }
  expect(verificationState({ ...facts, call: idle })).toEqual({ is: 'verifying' })
  expect(verificationState({ ...facts, call: { isSuccess: true, error: null } })).toEqual({
    is: 'verified',
  })
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
