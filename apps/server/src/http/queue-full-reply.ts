import { BacklogFullError } from '#process/backlog-full-error.ts'
import { AppError } from './app-error.ts'

type Words = { own: string; shared: string }

/** For a promise that waited for its turn: a full line becomes an answer in these words. */
export function replyQueueFull({ own, shared }: Words) {
  return (error: unknown): never => {
    if (!(error instanceof BacklogFullError)) throw error
    const meta = { retryAfterSeconds: 5 }
    throw error.whose === 'own'
      ? new AppError('RATE_LIMITED', own, meta)
      : new AppError('UNAVAILABLE', shared, meta)
  }
}
