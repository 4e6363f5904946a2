import { QueueFullError, ReadTimeoutError } from './errors.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type PoolOptions = {
  workerFile: URL
  workerArgs?: string[]
  /** How many may wait behind the one that is being read. */
  maxWaiting: number
  timeLimitMs: number
  /** A worker that holds more is replaced between two reads. */
  maxMemoryBytes: number
}

export type ReaderPool<Input, Output> = {
  run(input: Input, signal?: AbortSignal): Promise<Output>
  close(): void
}

type Job<Input, Output> = {
  input: Input
  signal: AbortSignal | undefined
  answer: PromiseWithResolvers<Output>
}

/** Reads one image after the other: a read uses every core by itself. */
export function createReaderPool<Input extends object, Output>(
  options: PoolOptions,
): ReaderPool<Input, Output> {
  const waiting: Job<Input, Output>[] = []
  const closing = new AbortController()
  let worker: WorkerProcess<Input, Output> | undefined = startWorker()
  let isReading = false

  function startWorker() {
    return startWorkerProcess<Input, Output>(options.workerFile, options.workerArgs ?? [])
  }

  function replaceWorker() {
    worker?.kill()
    worker = closing.signal.aborted ? undefined : startWorker()
    return worker
  }

  async function readNext() {
    const job = waiting.shift()
    if (!job) return
    isReading = true
    try {
      job.answer.resolve(await readWithin(job))
    } catch (error) {
      job.answer.reject(error)
    }
    isReading = false
    void readNext()
  }

  async function readWithin({ input, signal }: Job<Input, Output>) {
    const stop = AbortSignal.any([
      AbortSignal.timeout(options.timeLimitMs),
      closing.signal,
      ...(signal ? [signal] : []),
    ])
    const current = worker?.isAlive() ? worker : replaceWorker()
    if (!current) throw closing.signal.reason
    try {
      return await Promise.race([current.run(input), rejectOn(stop)])
    } catch (error) {
      throw error === stop.reason ? reasonOf(stop) : error
    } finally {
      if (stop.aborted || current.memory() > options.maxMemoryBytes) replaceWorker()
    }
  }

  return {
    async run(input, signal) {
      signal?.throwIfAborted()
      closing.signal.throwIfAborted()
      if (waiting.length >= options.maxWaiting) {
        throw new QueueFullError('Too many images are waiting to be read')
      }
      const job = { input, signal, answer: Promise.withResolvers<Output>() }
      waiting.push(job)
      signal?.addEventListener('abort', () => leaveQueue(job), { once: true })
      if (!isReading) void readNext()
      return job.answer.promise
    },
    close() {
      closing.abort(new Error('The reader is closed'))
      for (const job of waiting.splice(0)) job.answer.reject(closing.signal.reason)
      if (!isReading) replaceWorker()
    },
  }

  function leaveQueue(job: Job<Input, Output>) {
    const position = waiting.indexOf(job)
    if (position === -1) return
    waiting.splice(position, 1)
    job.answer.reject(job.signal?.reason)
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
