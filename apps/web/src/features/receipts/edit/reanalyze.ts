import type { ErrorCode } from '@quittance/contract/errors'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { readProblemMessages } from '@quittance/contract/read-problems'
import type { Receipt } from '@quittance/contract/receipt'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { fillIn, type ReceiptFormState } from '#features/receipts/form/use-receipt-form.ts'
import { ApiError } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { upload } from '#lib/api/upload.ts'
import { toast } from '#ui/toast-store.ts'

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

/** Reads the photo again and fills in every field the user has not changed; the user still has to save. */
export function useReanalyze(receipt: Receipt, form: ReceiptFormState) {
  const last = useRef<ExtractedReceipt>(null)
  return useMutation({
    mutationFn: () => reanalyze(receipt),
    onSuccess: (reading) => {
      fillIn(form, reading, last.current)
      last.current = reading
      toast({
        title: 'Receipt Reprocessed',
        description: 'Please verify the data before saving',
      })
    },
    onError: (error) =>
      toast({
        title: error instanceof NothingToRead ? error.title : 'Reprocessing Failed',
        description:
          error instanceof NothingToRead
            ? error.message
            : (serverMessage(error) ?? 'Failed to process receipt'),
        variant: 'destructive',
      }),
  })
}
