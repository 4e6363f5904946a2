import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { creationFailure } from './creation-failure.ts'

test('knows an unverified address', () => {
  const error = new ApiError(403, 'Please verify.', { code: 'EMAIL_NOT_VERIFIED' })
  expect(creationFailure(error)).toEqual({ kind: 'unverified' })
})

test('names the trip in progress, whatever its name holds', () => {
  const trip = { id: 17, name: 'Rome: day 2\nand on' }
  const error = new ApiError(409, 'Another trip is open.', { code: 'TRIP_IN_PROGRESS', trip })
  expect(creationFailure(error)).toEqual({ kind: 'in-progress', ...trip })
})

test('knows where the plan ends, and keeps how the server put it', () => {
  const message = 'Trip limit reached: 3 trips are included.'
  const error = new ApiError(403, message, { code: 'TRIP_LIMIT' })
  expect(creationFailure(error)).toEqual({ kind: 'limit', message })
})

test.each([
  new ApiError(0, 'Failed to fetch'),
  new ApiError(500, 'EMAIL_NOT_VERIFIED: Trip limit reached', { code: 'INTERNAL' }),
  new ApiError(502, 'IN_PROGRESS_TRIP_EXISTS:17:Rome'),
  new Error('upgrade your subscription'),
])('takes everything else for a failure like any other, whatever it says: %s', (error) => {
  expect(creationFailure(error)).toEqual({ kind: 'other' })
})
