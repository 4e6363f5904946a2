/** This browser hides what is on a canvas, against being recognised: nothing can be read in it, or not what is there. */
export class HiddenPixelsError extends Error {
  override name = 'HiddenPixelsError'
}
