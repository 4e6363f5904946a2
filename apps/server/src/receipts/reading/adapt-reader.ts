import { readFile } from 'node:fs/promises'
import { type ReceiptReader as PackageReader, QueueFullError } from '@quittance/receipt-reader'
import { contextOfTrip, toExtracted } from '@quittance/receipt-reader/receipt-reading'
import { AppError } from '#http/app-error.ts'
import type { ReceiptReader } from './reader.ts'

export function adaptReader(reader: PackageReader): ReceiptReader {
  return {
    async read({ path }, context, options) {
      try {
        const photo = await readFile(path)
        return toExtracted(await reader.read(photo, contextOfTrip(context), options))
      } catch (error) {
        throw asUnavailable(error)
      }
    },
  }
}

export function asUnavailable(error: unknown) {
  if (!(error instanceof QueueFullError)) return error
  const message = 'Many receipts are being read right now. Please try again shortly.'
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds: 10 })
}
