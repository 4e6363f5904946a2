import { ReadTimeoutError } from './errors.ts'
import type { ReaderWorker } from './reader-worker.ts'

export type PlaceOptions<Input, Output> = {
  start(): ReaderWorker<Input, Output>
  timeLimitMs: number
  /** A worker that holds more is replaced between two reads. */
  maxMemoryBytes: number
}

export type WorkerSlot<Input, Output> = {
  /** Starts the worker before it is needed. */
  open(): void
  isFree(): boolean
  /** One at a time. */
  read(input: Input, signal: AbortSignal | undefined): Promise<Output>
}

/** Where one worker reads; one that died, took too long or grew too large is replaced by another. */
export function createWorkerSlot<Input extends object, Output>(
  options: PlaceOptions<Input, Output>,
  closing: AbortSignal,
): WorkerSlot<Input, Output> {
  let worker: ReaderWorker<Input, Output> | undefined
  let isReading = false
  closing.addEventListener('abort', () => worker?.kill(), { once: true })

  function replaceWorker() {
    worker?.kill()
    worker = closing.aborted ? undefined : options.start()
    return worker
  }

  async function readWithin(input: Input, signal: AbortSignal | undefined) {
    const limits = [AbortSignal.timeout(options.timeLimitMs), closing]
    const stop = AbortSignal.any(signal ? [...limits, signal] : limits)
    const current = worker?.isAlive() ? worker : replaceWorker()
    if (!current) throw closing.reason
    try {
      return await Promise.race([rejectOn(stop), current.run(input)])
    } catch (error) {
      throw stop.aborted ? reasonOf(stop) : error
    } finally {
      if (stop.aborted || current.memory() > options.maxMemoryBytes) replaceWorker()
    }
  }

  return {
    open: () => void replaceWorker(),
    isFree: () => !isReading,
    async read(input, signal) {
      isReading = true
      try {
        return await readWithin(input, signal)
      } finally {
        isReading = false
      }
    },
  }
}

function rejectOn(signal: AbortSignal) {
  const aborted = Promise.withResolvers<never>()
  if (signal.aborted) aborted.reject(signal.reason)
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return aborted.promise
}

function reasonOf({ reason }: AbortSignal): Error {
  if (!(reason instanceof DOMException) || reason.name !== 'TimeoutError') return reason
  return new ReadTimeoutError('The image took too long to read')
}
