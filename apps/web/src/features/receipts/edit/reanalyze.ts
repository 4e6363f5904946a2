import { imageRules, type Receipt } from '@quittance/contract/receipts'
import { upload } from '#lib/api/upload.ts'
import { imageAddress } from '#lib/data/receipts.ts'

/** Why there is nothing to read again, in words for the user. */
export class NothingToRead extends Error {
  override name = 'NothingToRead'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

/** Reads the stored photo of a receipt once more. */
export async function reanalyze({ id, tripId }: Pick<Receipt, 'id' | 'tripId'>) {
  const path = imageAddress({ id, tripId, imageVersion: null })
  const response = await fetch(`${path}?t=${Date.now()}`)
  if (response.status === 404) {
    throw new NothingToRead('No Image Found', 'This receipt has no photo that could be read.')
  }
  if (!response.ok) throw new Error('The photo could not be loaded')
  const image = await response.blob()
  if (image.size === 0) {
    throw new NothingToRead('No Image Data', 'The photo of this receipt is empty.')
  }
  if (image.size < imageRules.placeholderBytes) {
    throw new NothingToRead(
      'Manual Receipt Detected',
      'This receipt was entered by hand, so there is no photo to read.',
    )
  }
  const file = new File([image], 'receipt.jpg', { type: image.type || 'image/jpeg' })
  return upload('process', { fields: { tripId }, image: file })
}
