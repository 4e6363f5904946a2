import { imageRules } from '@quittance/contract/receipts'
import sharp from 'sharp'

/** Small print stays legible at this size and no provider scales it down to less by much. */
const longSide = 2000

/** The image as a model gets it: upright, small enough to send, without the photo's metadata. */
export function prepareImage(image: Buffer): Promise<Buffer> {
  return sharp(image, { limitInputPixels: imageRules.maxPixels })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
