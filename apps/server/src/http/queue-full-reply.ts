import { BacklogFullError } from '#process/fair-queue.ts'
import { AppError } from './app-error.ts'

type Messages = { own: string; shared: string }

export function replyQueueFull({ own, shared }: Messages) {
  return (error: unknown): never => {
    if (!(error instanceof BacklogFullError)) throw error
    const meta = { retryAfterSeconds: 5 }
    throw error.share === 'own'
      ? new AppError('RATE_LIMITED', own, meta)
      : new AppError('UNAVAILABLE', shared, meta)
  }
}
