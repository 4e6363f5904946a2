import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { creationFailure } from './creation-failure.ts'

const trip = { id: 17, name: 'Rome: day 2\nand on' }
const message = 'Trip limit reached: 3 trips are included.'

test.each([
  [{ code: 'EMAIL_NOT_VERIFIED' }, { kind: 'unverified' }],
  // Whatever its name holds.
  [
    { code: 'TRIP_IN_PROGRESS', trip },
    { kind: 'in-progress', ...trip },
  ],
  // As the server put it.
  [{ code: 'TRIP_LIMIT' }, { kind: 'limit', message }],
] as const)('knows what prevents a trip: %o', (body, failure) => {
  expect(creationFailure(new ApiError(403, message, body))).toEqual(failure)
})

test.each([
  new ApiError(0, 'Failed to fetch'),
  new ApiError(500, 'EMAIL_NOT_VERIFIED: Trip limit reached', { code: 'INTERNAL' }),
  new ApiError(502, 'IN_PROGRESS_TRIP_EXISTS:17:Rome'),
  new Error('upgrade your subscription'),
])('takes everything else for a failure like any other, whatever it says: %s', (error) => {
  expect(creationFailure(error)).toEqual({ kind: 'other' })
})
