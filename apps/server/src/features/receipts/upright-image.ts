import { join } from 'node:path'
import { imageRules } from '@quittance/contract/receipts'
import type { Upload } from '#http/image-upload.ts'
import { answerFullLine } from '#http/line-answer.ts'
import { refuseSlowly } from '#http/slow-refusal.ts'
import { prepareImage, requirePlaceInLine, requireSmallImage } from '#images/prepare-image.ts'

type Images = { upright: string; thumbnail: string }

const lineFull = answerFullLine({
  own: 'Several of your images are being prepared already. Please wait for one of them.',
  shared: 'Too many images are waiting. Please try again shortly.',
})

/** More than a form without a photo takes. */
const bytesOfPhoto = 64_000

/** Before a photo is taken in that would then be turned away; a receipt entered by hand waits for nothing. */
export async function requirePlaceForPhoto(userId: number, contentLength: string | undefined) {
  if (Number(contentLength) < bytesOfPhoto) return
  await refuseSlowly(() => requirePlaceInLine(userId)).catch(lineFull)
}

/** The path of the checked, upright image; undefined for none and for the placeholder of a manual receipt. */
export async function uprightImage(upload: Upload<unknown>, userId: number) {
  return (await prepare(upload, userId, false))?.upright
}

/** Also with its thumbnail. */
export async function imagesToStore(upload: Upload<unknown>, userId: number) {
  return prepare(upload, userId, true)
}

/** What manual entry sends in place of an image. */
export function isPlaceholder({ size }: { size: number }) {
  return size < imageRules.placeholderBytes
}

async function prepare(
  { image, folder, signal }: Upload<unknown>,
  userId: number,
  isToStore: boolean,
): Promise<Images | undefined> {
  if (!image) return undefined
  const asker = { userId, signal }
  if (isPlaceholder(image)) {
    await requireSmallImage(asker, image.path).catch(lineFull)
    return undefined
  }
  const images = { upright: join(folder, 'upright.jpg'), thumbnail: join(folder, 'thumbnail.jpg') }
  const targets = isToStore ? images : { upright: images.upright }
  await prepareImage(asker, image.path, targets).catch(lineFull)
  return images
}
