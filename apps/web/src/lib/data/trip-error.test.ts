import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { isTripErrorShown } from './trip-error.ts'

test.each([
  new ApiError(500, 'Something went wrong'),
  new ApiError(502, '<h1>404</h1>'),
  new TypeError('trip.summary is undefined'),
])('shows what went wrong: %s', (error) => {
  expect(isTripErrorShown(error)).toBe(true)
})

test.each([
  ['no trip', new ApiError(404, 'No active trip found', { code: 'NOT_FOUND' })],
  ['no session', new ApiError(401, 'Not authenticated', { code: 'UNAUTHENTICATED' })],
  ['a session that a proxy asks for', new ApiError(401, 'Please log in.')],
  ['no network', new ApiError(0, 'Failed to fetch')],
  ['no failure', null],
])('keeps quiet when there is %s', (_name, error) => {
  expect(isTripErrorShown(error)).toBe(false)
})
