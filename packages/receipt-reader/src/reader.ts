import { createReaderPool } from '#pool/reader-pool.ts'
import type { ReadJob } from '#pool/reader-worker.ts'
import { readerWorkerFile } from '#pool/worker-file.ts'
import type { ReceiptReader, ReceiptReading } from './receipt-reading.ts'

export {
  QueueFullError,
  ReadTimeoutError,
  UnreadableImageError,
  WorkerDiedError,
} from '#pool/errors.ts'
export type { ReadingContext, ReceiptReader, ReceiptReading } from './receipt-reading.ts'

export type LocalReaderOptions = {
  /** Images that are read at a time, each in a process of its own. */
  workers?: number
  /** Cores a read may use. */
  threads?: number
  /** Images that may wait behind each one that is being read; one more is refused. */
  maxWaiting?: number
  timeLimitMs?: number
}

export type LocalReader = ReceiptReader & { close(): void }

const megabyte = 1024 * 1024

/** Reads receipts on this machine, in processes of its own. Models load at once, not with the first image. */
export function createLocalReader({
  workers = 1,
  threads = 2,
  maxWaiting = 8,
  timeLimitMs = 30_000,
}: LocalReaderOptions = {}): LocalReader {
  const pool = createReaderPool<ReadJob, ReceiptReading>({
    workerFile: readerWorkerFile,
    workerArgs: [String(threads)],
    workers,
    maxWaiting: maxWaiting * workers,
    timeLimitMs,
    maxMemoryBytes: 520 * megabyte,
  })
  return {
    read: (image, context = {}, { signal } = {}) => pool.run({ image, context }, signal),
    close: pool.close,
  }
}
