/** Too many images wait already; try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export class ReadTimeoutError extends Error {
  override name = 'ReadTimeoutError'
}

export class WorkerDiedError extends Error {
  override name = 'WorkerDiedError'
  /** What ended it, where a signal did. */
  readonly signal: string | null

  constructor(message: string, signal: string | null = null) {
    super(message)
    this.signal = signal
  }
}

/** The image could not be read: broken, too large, or no image at all. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}
