import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import {
  loginFailure,
  registrationFailure,
  resendFailure,
  resetEmailFailure,
} from './auth-messages.ts'

const offline = new ApiError(0, 'Failed to fetch')

test('login', () => {
  expect(loginFailure(new ApiError(401, 'Wrong')).description).toBe('Wrong')
  expect(loginFailure(new ApiError(401, '')).description).toBe('Invalid credentials')
  expect(loginFailure(offline).description).toBe('Unable to log in. Please try again.')
})

test('registration', () => {
  const invalid = new ApiError(400, 'Invalid', { details: ['One', 'Two'] })
  expect(registrationFailure(invalid).description).toBe('One, Two')
  expect(registrationFailure(new ApiError(409, 'Taken')).description).toBe('Taken')
  expect(registrationFailure(new ApiError(500, '')).description).toBe('Something went wrong')
  expect(registrationFailure(offline).description).toBe(
    'Unable to create account. Please check your internet connection and try again.',
  )
})

test('reset email', () => {
  expect(resetEmailFailure(new ApiError(429, 'Slow down')).description).toBe('Slow down')
  expect(resetEmailFailure(offline).description).toBe(
    'Unable to send reset email. Please try again.',
  )
})

test('resending the verification', () => {
  expect(resendFailure(new ApiError(502, ''))).toEqual({
    title: 'Failed to send verification email',
    description: 'Please try again later.',
  })
  expect(resendFailure(offline)).toEqual({
    title: 'Error sending verification email',
    description: 'Please check your connection and try again.',
  })
})
