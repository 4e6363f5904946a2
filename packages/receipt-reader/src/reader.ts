import type { OcrPage } from '#ocr/text-box.ts'
import { createReaderPool } from '#pool/reader-pool.ts'
import type { ReadJob } from '#pool/reader-worker.ts'
import { readerWorkerFile } from '#pool/worker-file.ts'
import type { ReadingContext } from '#receipt-reading.ts'

export { QueueFullError, ReadTimeoutError, UnreadableImageError, WorkerDiedError } from '#pool/errors.ts'
export type { ReadingContext, ReceiptReader, ReceiptReading } from '#receipt-reading.ts'

export type LocalReaderOptions = {
  /** Cores a read may use. */
  threads?: number
  maxWaiting?: number
  timeLimitMs?: number
}

const megabyte = 1024 * 1024

/** Reads receipts on this machine, in a process of its own. Models load at once, not with the first image. */
export function createLocalReader({
  threads = 2,
  maxWaiting = 8,
  timeLimitMs = 30_000,
}: LocalReaderOptions = {}) {
  const pool = createReaderPool<ReadJob, OcrPage>({
    workerFile: readerWorkerFile,
    workerArgs: [String(threads)],
    maxWaiting,
    timeLimitMs,
    maxMemoryBytes: 650 * megabyte,
  })
  return {
    read(image: Buffer, context: ReadingContext = {}, { signal }: { signal?: AbortSignal } = {}) {
      return pool.run({ image, context }, signal)
    },
    close: pool.close,
  }
}
