import { fitPixels, type Size } from '#lib/photos/fit-pixels.ts'

/** As many as the reader uses; `npm run bench -- sent-photos` shows that it reads no worse. */
const maxPixels = 6_000_000

export const sentQuality = 0.8

const smallFile = 400 * 1024

/** Whether a file is sent as it is, without decoding. */
export function isSmallFile(bytes: number): boolean {
  return bytes <= smallFile
}

/** Limits the pixels and not the sides, so that a long receipt keeps its width. */
export function sizeToSend(picture: Size): Size {
  return fitPixels(picture, maxPixels)
}

/** A slightly smaller file is not worth a second loss of quality. */
export function isWorthSending(shrunkBytes: number, originalBytes: number): boolean {
  return shrunkBytes <= 0.8 * originalBytes
}
