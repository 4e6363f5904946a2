import type { ErrorCode } from '@quittance/contract/errors'
import { readProblemMessages } from '@quittance/contract/read-problems'
import type { Receipt } from '@quittance/contract/receipt'
import { ApiError } from '#lib/api/api.ts'
import { upload } from '#lib/api/upload.ts'

export class NothingToRead extends Error {
  override name = 'NothingToRead'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

const titles: Partial<Record<ErrorCode, string>> = {
  IMAGE_MISSING: 'No Image Found',
  IMAGE_EMPTY: 'No Image Data',
  MANUAL_RECEIPT: 'Manual Receipt Detected',
}

export async function reanalyze({ id, hasImage }: Pick<Receipt, 'id' | 'hasImage'>) {
  if (!hasImage) {
    const message = 'This receipt was entered by hand, so there is no photo to read.'
    throw new NothingToRead('Manual Receipt Detected', message)
  }
  try {
    const read = await upload('process', { fields: { receiptId: id }, image: null })
    if (read.problem) {
      throw new NothingToRead(
        'Reprocessing Failed',
        `${readProblemMessages[read.problem]}. Please try again.`,
      )
    }
    return read
  } catch (error) {
    const title = error instanceof ApiError && error.body.code && titles[error.body.code]
    throw title ? new NothingToRead(title, error.message) : error
  }
}
