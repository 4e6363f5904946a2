import { decodePhoto, type Photo } from '#lib/photos/decode-photo.ts'
import { drawJpeg } from '#lib/photos/draw-jpeg.ts'
import { isSmallFile, isWorthSending, sentQuality, sizeToSend } from './fit-for-sending.ts'

/**
 * A photo as it is sent, also in a service worker: unchanged if little would be saved, null if this
 * browser cannot decode it.
 */
export async function shrinkPhoto(photo: Photo): Promise<Photo | null> {
  const size = photo.bytes.byteLength
  if (isSmallFile(size)) return photo
  const picture = await decodePhoto(photo)
  if (!picture) return null
  try {
    return (await drawSmaller(picture, size)) ?? photo
  } finally {
    picture.close()
  }
}

async function drawSmaller(picture: ImageBitmap, size: number): Promise<Photo | null> {
  const { width, height } = picture
  const whole = { x: 0, y: 0, width, height }
  const jpeg = await drawJpeg(picture, whole, sizeToSend(picture), sentQuality)
  if (!jpeg || !isWorthSending(jpeg.size, size)) return null
  return { bytes: await jpeg.arrayBuffer(), type: jpeg.type }
}
