import { join } from 'node:path'
import { imageRules } from '@quittance/contract/image-rules'
import type { OriginalFile } from '#db/schema/trips.ts'
import { refuseAfterDelay } from '#http/delayed-refusal.ts'
import type { Upload } from '#http/image-upload.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import type { FairQueue } from '#process/fair-queue.ts'
import { prepareImage, requireImageSlot, requireSmallImage } from './images/prepare-image.ts'
import type { KeyedMutex } from './keyed-mutex.ts'

export type UprightImages = {
  upright: string
  thumbnail: string
  original: OriginalFile | undefined
}

export const queueFull = replyQueueFull({
  own: 'Several of your images are being prepared already. Please wait for one of them.',
  shared: 'Too many images are waiting. Please try again shortly.',
})

/** More than a form without a file takes. */
const bytesOfFile = 64_000

/** Throws early, before a file that would be rejected is received. */
export async function requireSlotForFile(
  { repeats, drawings }: { repeats: KeyedMutex; drawings: FairQueue },
  userId: number,
  contentLength: string | undefined,
) {
  if (Number(contentLength) < bytesOfFile) return
  const check = () => {
    requireImageSlot(userId)
    repeats.requireSlot(userId)
    drawings.requireSlot(userId)
  }
  await refuseAfterDelay(check).catch(queueFull)
}

export async function imagesToStore(
  { image, folder, signal }: Upload<unknown>,
  userId: number,
): Promise<UprightImages | undefined> {
  if (!image) return undefined
  const requester = { userId, signal }
  if (isPlaceholder(image)) {
    await requireSmallImage(requester, image.path).catch(queueFull)
    return undefined
  }
  const images = { upright: join(folder, 'upright.jpg'), thumbnail: join(folder, 'thumbnail.jpg') }
  const found = await prepareImage(requester, image.path, images).catch(queueFull)
  return { ...images, ...found }
}

export function isPlaceholder({ size }: { size: number }) {
  return size < imageRules.placeholderBytes
}
