import { join } from 'node:path'
import { imageRules } from '@quittance/contract/receipts'
import type { Upload } from '#http/image-upload.ts'
import { requireImageSignature, requireReasonableSize } from '#images/inspect-image.ts'
import { prepareImage } from '#images/prepare-image.ts'

/** The path of the checked, upright image; undefined for none and for the placeholder of a manual receipt. */
export async function uprightImage({ image, folder }: Pick<Upload<unknown>, 'image' | 'folder'>) {
  if (!image) return undefined
  if (image.size < imageRules.placeholderBytes) {
    await requireImageSignature(image.path)
    await requireReasonableSize(image.path)
    return undefined
  }
  const upright = join(folder, 'upright.jpg')
  await prepareImage(image.path, upright)
  return upright
}
