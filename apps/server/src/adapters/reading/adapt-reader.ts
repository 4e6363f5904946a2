import { readFile } from 'node:fs/promises'
import {
  type ReadingContext as PackageContext,
  type ReceiptReader as PackageReader,
  QueueFullError,
} from '@quittance/receipt-reader'
import { AppError } from '#http/app-error.ts'
import type { ReadingContext, ReceiptReader } from '#reading/reader.ts'

/** The receipt reader's package behind the server's own interface. */
export function adaptReader(reader: PackageReader): ReceiptReader {
  return {
    async read({ path }, context, options) {
      try {
        const reading = await reader.read(await readFile(path), toPackageContext(context), options)
        return { ...reading, image: reading.image ?? null }
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error
        throw new AppError(
          'UNAVAILABLE',
          'Many receipts are being read right now. Please try again shortly.',
          { retryAfterSeconds: 10 },
        )
      }
    },
  }
}

function toPackageContext(context: ReadingContext | undefined): PackageContext {
  if (!context) return {}
  const { currency, startDate, endDate } = context
  return { tripCurrency: currency, tripStart: startDate, ...(endDate && { tripEnd: endDate }) }
}
