import type { Part } from '#lib/photos/draw-jpeg.ts'
import type { Size } from '#lib/photos/fit-pixels.ts'

/** The largest portrait 3:4 crop from the middle of a picture. */
export function portraitCrop({ width, height }: Size): Part {
  const isTooWide = width * 4 > height * 3
  const cropWidth = isTooWide ? Math.round((height * 3) / 4) : width
  const cropHeight = isTooWide ? height : Math.round((width * 4) / 3)
  return {
    x: Math.round((width - cropWidth) / 2),
    y: Math.round((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  }
}

/** Tried in order until the file is small enough: first less quality, then fewer pixels. */
export const encodings = [
  { quality: 0.92, share: 1 },
  { quality: 0.85, share: 1 },
  { quality: 0.75, share: 1 },
  { quality: 0.6, share: 1 },
  { quality: 0.75, share: 0.5 },
  { quality: 0.75, share: 0.25 },
  { quality: 0.6, share: 0.1 },
] as const
