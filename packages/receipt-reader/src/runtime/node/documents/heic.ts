import sharp from 'sharp'
import { DocumentRefusedError, type OpenedDocument } from '#document.ts'
import { documentLimits } from './document-limits.ts'
import { type HeifImage, withHeifImage } from './libheif.ts'
import { allowMemory } from './memory-watch.ts'
import { type PagePicture, writePicture } from './page-pictures.ts'
import { scaledSize, scaleWithin } from './picture-size.ts'

/** Decoded, 50 megapixels are there three times over for a moment. */
const mostMemory = 760 * 1024 * 1024

export async function openHeic(bytes: Uint8Array): Promise<OpenedDocument> {
  return withHeifImage(bytes, (image) => ({
    kind: 'heic',
    pages: [{ ...pictureSizeOf(image), texts: null }],
    invoice: null,
    isInvoiceBroken: false,
  }))
}

/** Draws the main picture, turned as the file says. */
export async function drawHeic(
  bytes: Uint8Array,
  folder: string,
  pages: number[],
): Promise<PagePicture[]> {
  // Asked for a thumbnail of what was drawn before.
  if (!pages.includes(1)) return []
  return withHeifImage(bytes, async (image) => {
    const size = pictureSizeOf(image)
    allowMemory(mostMemory)
    return image.withPixels(async ({ data, ...raw }) => {
      const picture = sharp(data, { raw }).flatten({ background: '#ffffff' })
      return [await writePicture(picture.resize({ ...size, fit: 'fill' }), folder, 1)]
    })
  })
}

/** The size is known before anything is decoded. */
function pictureSizeOf({ width, height }: HeifImage) {
  if (width * height > documentLimits.pixels) throw new DocumentRefusedError('too-large')
  if (width < 1 || height < 1) throw new DocumentRefusedError('damaged')
  return scaledSize({ width, height }, scaleWithin({ width, height }, 1))
}
