import { ApiError } from '#lib/api/api.ts'

/** The server's message, or null if there was no response. */
function answer(error: unknown) {
  return error instanceof ApiError && error.status > 0 ? error : null
}

export function loginFailure(error: unknown) {
  const reply = answer(error)
  return {
    title: 'Login failed',
    description: reply
      ? reply.message || 'Invalid credentials'
      : 'Unable to log in. Please try again.',
  }
}

export function registrationFailure(error: unknown) {
  const reply = answer(error)
  return {
    title: 'Registration failed',
    description: reply
      ? reply.body.details?.join(', ') || reply.message || 'Something went wrong'
      : 'Unable to create account. Please check your internet connection and try again.',
  }
}

export function resetEmailFailure(error: unknown) {
  return {
    title: 'Error',
    description: answer(error)?.message || 'Unable to send reset email. Please try again.',
  }
}

export function resendFailure(error: unknown) {
  const reply = answer(error)
  return reply
    ? {
        title: 'Failed to send verification email',
        description: reply.message || 'Please try again later.',
      }
    : {
        title: 'Error sending verification email',
        description: 'Please check your connection and try again.',
      }
}
