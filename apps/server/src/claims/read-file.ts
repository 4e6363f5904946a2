import { NotStoredError } from '#storage/storage.ts'
import type { ReceiptFile } from './receipt-files.ts'
import type { Report } from './report.ts'

/** Returns undefined if it is missing from a reachable store. */
export async function readFile(
  report: Report,
  receiptId: number,
  { key, bytes }: Pick<ReceiptFile, 'key' | 'bytes'>,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | undefined> {
  signal.throwIfAborted()
  const content = await report.readImage(key, signal).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
    report.onMissing(receiptId)
  })
  if (content && bytes !== null && content.length !== bytes) {
    throw new Error(
      `A file of receipt ${receiptId} has ${content.length} bytes, expected ${bytes}.`,
    )
  }
  return content ?? undefined
}
