/** The process that decodes images died in the middle of one. */
export class ImageProcessDied extends Error {
  override name = 'ImageProcessDied'
}

/** An image took longer than it may. */
export class ImageTimeoutError extends Error {
  override name = 'ImageTimeoutError'
}
