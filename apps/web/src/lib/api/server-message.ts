import { ApiError } from './api.ts'

/** The server's message about a failure; undefined without a response. */
export function serverMessage(error: unknown) {
  return error instanceof ApiError && error.status > 0 && error.message ? error.message : undefined
}

/** For a form: the message about the last attempt; undefined if it did not fail. */
export function failureMessage(
  error: unknown,
  withoutAnswer = 'Please check your connection and try again.',
) {
  return error ? (serverMessage(error) ?? withoutAnswer) : undefined
}
