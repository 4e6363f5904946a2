import { QueueFullError } from './errors.ts'
import {
  createWorkerSlot,
  type JobLimits,
  type PlaceOptions,
  type WorkerSlot,
} from './worker-slot.ts'

export type PoolOptions<Input, Output> = PlaceOptions<Input, Output> & {
  workers: number
  /** How many may wait behind those that are being read. */
  maxWaiting: number
  /** Starts every worker at once, so that none is waited for when the first is busy. */
  startsAll?: boolean
}

export type ReaderPool<Input, Output> = {
  run(input: Input, signal?: AbortSignal, limits?: JobLimits): Promise<Output>
  close(): void
}

type Job<Input, Output> = {
  input: Input
  signal: AbortSignal | undefined
  limits: JobLimits | undefined
  answer: PromiseWithResolvers<Output>
}

/** Reads images first come, first served. One worker starts at once, the others when they are first needed. */
export function createReaderPool<Input extends object, Output>(
  options: PoolOptions<Input, Output>,
): ReaderPool<Input, Output> {
  const waiting: Job<Input, Output>[] = []
  const closing = new AbortController()
  const places = Array.from({ length: options.workers }, () =>
    createWorkerSlot<Input, Output>(options, closing.signal),
  )
  for (const place of options.startsAll ? places : places.slice(0, 1)) place.open()

  function readWaiting() {
    for (;;) {
      const free = places.filter((place) => place.isFree())
      const job = free.length > 0 ? waiting.shift() : undefined
      if (!job) return
      const owner = job.limits?.owner
      const [place] = free.toSorted((one, other) => other.fits(owner) - one.fits(owner))
      if (place) void readAt(place, job)
    }
  }

  async function readAt(place: WorkerSlot<Input, Output>, job: Job<Input, Output>) {
    try {
      job.answer.resolve(await place.read(job.input, job.signal, job.limits))
    } catch (error) {
      job.answer.reject(error)
    }
    readWaiting()
  }

  function leaveQueue(job: Job<Input, Output>) {
    const position = waiting.indexOf(job)
    if (position === -1) return
    waiting.splice(position, 1)
    job.answer.reject(job.signal?.reason)
  }

  return {
    async run(input, signal, limits) {
      signal?.throwIfAborted()
      closing.signal.throwIfAborted()
      if (waiting.length >= options.maxWaiting) {
        throw new QueueFullError('Too many images are waiting to be read')
      }
      const job = { input, signal, limits, answer: Promise.withResolvers<Output>() }
      waiting.push(job)
      const leave = () => leaveQueue(job)
      signal?.addEventListener('abort', leave, { once: true })
      readWaiting()
      try {
        return await job.answer.promise
      } finally {
        // A signal may outlive many jobs, and would hold the bytes of each.
        signal?.removeEventListener('abort', leave)
      }
    },
    close() {
      closing.abort(new Error('The reader is closed'))
      for (const job of waiting.splice(0)) job.answer.reject(closing.signal.reason)
    },
  }
}
