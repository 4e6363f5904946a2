import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { isTripErrorShown } from './trip-error.ts'

test('shows what went wrong on the server', () => {
  expect(isTripErrorShown(new ApiError(500, 'Something went wrong'))).toBe(true)
})

test('keeps quiet when there is no trip, no session or no network', () => {
  for (const message of [
    '404: nothing here',
    'HTTP 401',
    'Not authenticated',
    'No active trip found',
    'Failed to fetch',
  ]) {
    expect(isTripErrorShown(new Error(message))).toBe(false)
  }
  expect(isTripErrorShown(new ApiError(0, 'NetworkError when attempting to fetch'))).toBe(false)
  expect(isTripErrorShown(null)).toBe(false)
})
