import { ApiError } from './api.ts'

/** What the server had to say about a failure; undefined when there was no answer. */
export function serverMessage(error: unknown) {
  return error instanceof ApiError && error.status > 0 && error.message ? error.message : undefined
}

/** For a form: what to say of the last try; undefined where it did not fail. */
export function failureMessage(
  error: unknown,
  withoutAnswer = 'Please check your connection and try again.',
) {
  return error ? (serverMessage(error) ?? withoutAnswer) : undefined
}
