import type { ReceiptReader } from '#receipt-reader.ts'
import type { ReadField } from '#receipt-reading.ts'
import { mergeReadings } from './merge-readings.ts'
import { toVisionError, type VisionFailure } from './vision-error.ts'

/** What a log line may hold: why, never the key, the photo or text of the receipt. */
export type VisionLog = (failure: { reason: VisionFailure; status?: number }) => void

const worthLocalReading: ReadField[] = ['vendor', 'date', 'amount', 'currency', 'category']

/** Asks the vision model; reads locally when that fails, and for what it leaves empty. */
export function createReaderWithFallback(
  vision: ReceiptReader,
  local: ReceiptReader,
  log: VisionLog,
): ReceiptReader {
  return {
    async read(image, context, options) {
      const seen = await vision.read(image, context, options).catch((error: unknown) => {
        options?.signal?.throwIfAborted()
        const { reason, status } = toVisionError(error)
        log(status === undefined ? { reason } : { reason, status })
      })
      if (!seen) return local.read(image, context, options)
      if (worthLocalReading.every((field) => seen.confidence[field] > 0)) return seen

      const read = await local.read(image, context, options).catch(() => undefined)
      options?.signal?.throwIfAborted()
      return read ? mergeReadings(seen, read) : seen
    },
  }
}
