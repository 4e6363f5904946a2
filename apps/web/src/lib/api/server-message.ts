import { ApiError } from './api.ts'

/** What the server had to say about a failure; undefined when there was no answer. */
export function serverMessage(error: unknown) {
  return error instanceof ApiError && error.status > 0 && error.message ? error.message : undefined
}
