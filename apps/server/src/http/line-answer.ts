import { LineFullError } from '#turns/line-full-error.ts'
import { AppError } from './app-error.ts'

type Words = { own: string; shared: string }

/** For a promise that waited for its turn: a full line becomes an answer in these words. */
export function inWords({ own, shared }: Words) {
  return (error: unknown): never => {
    if (!(error instanceof LineFullError)) throw error
    throw error.whose === 'own'
      ? new AppError('RATE_LIMITED', own, { retryAfterSeconds: 5 })
      : new AppError('UNAVAILABLE', shared, { retryAfterSeconds: 10 })
  }
}
