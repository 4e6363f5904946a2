import { imageRules } from '@quittance/contract/image-rules'
import { drawJpeg, type Part, type Picture } from '#lib/photos/draw-jpeg.ts'
import { fitPixels, type Size } from '#lib/photos/fit-pixels.ts'

/** Encodes a portrait 3:4 JPEG at the best quality that may be uploaded. */
export function encodePortrait(picture: Picture): Promise<File> {
  return encode(picture, portraitCrop(sizeOf(picture)))
}

/** Encodes any photo as a JPEG that may be uploaded; returns it unchanged if it already may. */
export async function encodeWhole(photo: File): Promise<File> {
  const types: readonly string[] = imageRules.types
  if (types.includes(photo.type) && photo.size <= imageRules.maxBytes) return photo
  const picture = await createImageBitmap(photo)
  try {
    return await encode(picture, { x: 0, y: 0, ...sizeOf(picture) })
  } finally {
    picture.close()
  }
}

function sizeOf(picture: Picture): Size {
  return 'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height }
}

async function encode(picture: Picture, crop: Part): Promise<File> {
  for (const { quality, share } of encodings) {
    const size = fitPixels(crop, Math.min(crop.width * crop.height * share, imageRules.maxPixels))
    // oxlint-disable-next-line no-await-in-loop -- each try is made only when the one before was too large
    const blob = await drawJpeg(picture, crop, size, quality)
    // No blob: more pixels than this browser's canvas can hold.
    if (blob && blob.size <= imageRules.maxBytes) {
      return new File([blob], `receipt-${Date.now()}.jpg`, { type: 'image/jpeg' })
    }
  }
  throw new Error('The photo could not be made small enough')
}

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
const encodings = [
  { quality: 0.92, share: 1 },
  { quality: 0.85, share: 1 },
  { quality: 0.75, share: 1 },
  { quality: 0.6, share: 1 },
  { quality: 0.75, share: 0.5 },
  { quality: 0.75, share: 0.25 },
  { quality: 0.6, share: 0.1 },
] as const
