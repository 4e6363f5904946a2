import { imageRules } from '@quittance/contract/receipts'
import sharp, { type Sharp } from 'sharp'
import { invalidImage, requireImageSignature, requireReasonableSize } from './inspect-image.ts'
import { createWorkQueue } from './work-queue.ts'

// Every image is seen once; remembering it would only hold memory.
sharp.cache(false)

/** A decoded photo takes up to 150 MB: few at a time, and a queue that does not grow without end. */
const queue = createWorkQueue({ atOnce: 2, mayWait: 20 })

/** Four times the 48 x 64 it is shown at, for sharp screens. */
const thumbnailSize = { width: 192, height: 256 }

const secondsForOne = 30

/** Writes the picture anew, upright, in sRGB and without metadata or anything appended to it. */
export async function prepareImage(path: string, target: string): Promise<void> {
  await requireImageSignature(path)
  await queue.run(async () => {
    await requireReasonableSize(path)
    const image = sharp(path, { limitInputPixels: imageRules.maxPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
    await write(image, target)
  })
}

export async function prepareThumbnail(image: string, target: string): Promise<void> {
  await queue.run(() =>
    write(
      sharp(image)
        .resize({ ...thumbnailSize, fit: 'cover' })
        .jpeg({ quality: 80 }),
      target,
    ),
  )
}

async function write(image: Sharp, target: string): Promise<void> {
  try {
    await image.timeout({ seconds: secondsForOne }).toFile(target)
  } catch (error) {
    throw isOurs(error) ? error : invalidImage()
  }
}

/** A full disk or an overloaded machine is not the picture's fault. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof Error && /unable to write|write error|no space|^timeout/i.test(error.message)
  )
}
