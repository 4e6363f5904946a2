import { BacklogFullError } from '#process/backlog-full-error.ts'
import { AppError } from './app-error.ts'

type Words = { own: string; shared: string }

/** Converts a full queue's error into a response with these messages. */
export function replyQueueFull({ own, shared }: Words) {
  return (error: unknown): never => {
    if (!(error instanceof BacklogFullError)) throw error
    const meta = { retryAfterSeconds: 5 }
    throw error.whose === 'own'
      ? new AppError('RATE_LIMITED', own, meta)
      : new AppError('UNAVAILABLE', shared, meta)
  }
}
