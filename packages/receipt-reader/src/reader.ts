import { createReaderPool } from '#pool/reader-pool.ts'
import type { JobLimits } from '#pool/worker-slot.ts'
import type { PageReader } from '#runtime/node/documents/page-reader.ts'
import type { AnswerTo, ReaderJob } from '#runtime/node/reader-job.ts'
import { readerWorkerFile } from '#runtime/node/worker-file.ts'
import { startWorkerProcess } from '#runtime/node/worker-process.ts'
import type { ReceiptReader } from './receipt-reader.ts'

export {
  QueueFullError,
  ReadTimeoutError,
  UnreadableImageError,
  WorkerDiedError,
} from '#pool/errors.ts'
export type { ReceiptReader } from './receipt-reader.ts'
export type { ReadingContext, ReceiptReading } from './receipt-reading.ts'

export type LocalReaderOptions = {
  /** Images that are read at a time, each in a process of its own. */
  workers?: number
  /** Cores a read may use. */
  threads?: number
  /** Images that may wait behind each one that is being read; one more is refused. */
  maxWaiting?: number
  timeLimitMs?: number
}

export type LocalReader = ReceiptReader & PageReader & { close(): void }

const megabyte = 1024 * 1024

/** Reads receipts on this machine, in processes of its own. Models load at once, not with the first image. */
export function createLocalReader({
  workers = 1,
  threads = 2,
  maxWaiting = 8,
  timeLimitMs = 30_000,
}: LocalReaderOptions = {}): LocalReader {
  const pool = createReaderPool<ReaderJob, AnswerTo<ReaderJob>>({
    start: () =>
      startWorkerProcess(readerWorkerFile, [String(threads)], { rights: { addons: true } }),
    workers,
    maxWaiting: maxWaiting * workers,
    timeLimitMs,
    maxMemoryBytes: 520 * megabyte,
  })
  const run = pool.run as <Job extends ReaderJob>(
    job: Job,
    signal?: AbortSignal,
    limits?: JobLimits,
  ) => Promise<AnswerTo<Job>>
  return {
    read: (image, context = {}, { signal } = {}) => run({ image, context }, signal),
    textOf: (image, subject, { signal, ...limits } = {}) =>
      run({ do: 'text', image, subject }, signal, limits),
    close: pool.close,
  }
}
