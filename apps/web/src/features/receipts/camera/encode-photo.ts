import { imageRules } from '@quittance/contract/image-rules'
import { drawJpeg, type Part, type Picture } from '#lib/photos/draw-jpeg.ts'
import { fitPixels, type Size } from '#lib/photos/fit-pixels.ts'
import { encodings, portraitCrop } from './fit-photo.ts'

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
