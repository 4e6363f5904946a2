import { ReadTimeoutError } from './errors.ts'
import type { ReaderWorker } from './reader-worker.ts'

export type PlaceOptions<Input, Output> = {
  start(): ReaderWorker<Input, Output>
  timeLimitMs: number
  /** A worker that holds more is replaced between two reads. */
  maxMemoryBytes: number
}

export type JobLimits = {
  /** Whose job it is; the next of the same owner goes to the same worker where that is free. */
  owner?: number | undefined
  /** Instead of the pool's. */
  timeLimitMs?: number | undefined
  /** Is told the processor time of the job; of one that was ended, how long it ran. */
  onSpent?: ((ms: number) => void) | undefined
}

export type WorkerSlot<Input, Output> = {
  /** Starts the worker before it is needed. */
  open(): void
  isFree(): boolean
  /** How well it suits a job: best where the owner's last one was, then where the worker has started. */
  fits(owner: number | undefined): number
  /** One at a time. */
  read(input: Input, signal: AbortSignal | undefined, limits?: JobLimits): Promise<Output>
}

/** Where one worker reads; one that died, took too long or grew too large is replaced by another. */
export function createWorkerSlot<Input extends object, Output>(
  options: PlaceOptions<Input, Output>,
  closing: AbortSignal,
): WorkerSlot<Input, Output> {
  let worker: ReaderWorker<Input, Output> | undefined
  let isReading = false
  let lastOwner: number | undefined
  closing.addEventListener('abort', () => worker?.kill(), { once: true })

  function replaceWorker() {
    worker?.kill()
    worker = closing.aborted ? undefined : options.start()
    return worker
  }

  async function readWithin(
    input: Input,
    signal: AbortSignal | undefined,
    { timeLimitMs = options.timeLimitMs, onSpent }: JobLimits,
  ) {
    const limits = [AbortSignal.timeout(timeLimitMs), closing]
    const stop = AbortSignal.any(signal ? [...limits, signal] : limits)
    const current = worker?.isAlive() ? worker : replaceWorker()
    if (!current) throw closing.reason
    const started = performance.now()
    let spentMs: number | undefined
    try {
      const output = await Promise.race([rejectOn(stop), current.run(input)])
      spentMs = current.cpuMs?.()
      return output
    } catch (error) {
      throw stop.aborted ? reasonOf(stop) : error
    } finally {
      onSpent?.(spentMs ?? performance.now() - started)
      if (stop.aborted || current.memory() > options.maxMemoryBytes) replaceWorker()
    }
  }

  return {
    open: () => void replaceWorker(),
    isFree: () => !isReading,
    fits(owner) {
      if (owner !== undefined && owner === lastOwner) return 2
      return worker?.isAlive() && worker.memory() > 0 ? 1 : 0
    },
    async read(input, signal, limits = {}) {
      isReading = true
      lastOwner = limits.owner
      try {
        return await readWithin(input, signal, limits)
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
