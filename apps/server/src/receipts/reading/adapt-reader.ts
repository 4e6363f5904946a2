import { readFile } from 'node:fs/promises'
import { type ReceiptReader as PackageReader, QueueFullError } from '@quittance/receipt-reader'
import { contextOfTrip, toExtracted } from '@quittance/receipt-reader/receipt-reading'
import { AppError } from '#http/app-error.ts'
import type { ReceiptReader } from './reader.ts'

/** Adapts the reader package to the server's interface. */
export function adaptReader(reader: PackageReader): ReceiptReader {
  return {
    async read({ path }, context, options) {
      try {
        const photo = await readFile(path)
        return toExtracted(await reader.read(photo, contextOfTrip(context), options))
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
