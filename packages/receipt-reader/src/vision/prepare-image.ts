import { imageRules } from '@quittance/contract/image-rules'

/** Small print stays legible at this size and no provider scales it down to less by much. */
const longSide = 2000

/** The image as a model gets it: upright, small enough to send, without the photo's metadata. */
export async function prepareImage(image: Uint8Array): Promise<Buffer> {
  // Loaded only where it is used: a server that reads on its own machine leaves images to other processes.
  const { default: sharp } = await import('sharp')
  return sharp(image, { limitInputPixels: imageRules.maxPixels })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
