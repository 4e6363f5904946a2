/** Too many images wait already; try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** The read took longer than it may. */
export class ReadTimeoutError extends Error {
  override name = 'ReadTimeoutError'
}

/** The process that read the image died. */
export class WorkerDiedError extends Error {
  override name = 'WorkerDiedError'
}

/** The image could not be read: broken, too large, or no image at all. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}
