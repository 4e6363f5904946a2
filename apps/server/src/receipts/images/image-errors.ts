export class ImageProcessDied extends Error {
  override name = 'ImageProcessDied'
}

export class ImageTimeoutError extends Error {
  override name = 'ImageTimeoutError'
}
