import { UnreadableImageError, WorkerDiedError } from '#pool/errors.ts'
import type { ReaderWorker } from '#pool/reader-worker.ts'
import { HiddenPixelsError } from './hidden-pixels.ts'
import type {
  Fault,
  KeptPlace,
  PhoneReading,
  ReadJob,
  WorkerReply,
  WorkerStart,
} from './messages.ts'

/** The files on this device cannot be read with. */
export class UnusableFilesError extends Error {
  override name = 'UnusableFilesError'
}

export type WebWorker = ReaderWorker<ReadJob, PhoneReading> & {
  /** When it has loaded its files; rejects where it cannot. */
  ready: Promise<void>
}

/** A worker of this page: it keeps the page free, and can be ended in the middle of a read. */
export function startWebWorker(worker: Worker, files: KeptPlace): WebWorker {
  const ready = Promise.withResolvers<void>()
  // Old browsers have no locks: there the time limit ends abandoned reads.
  const lock = navigator.locks && `reader-worker-${crypto.randomUUID()}`
  let pending: PromiseWithResolvers<PhoneReading> | undefined
  let memory = 0
  let death: Error | undefined
  ready.promise.catch(() => {})

  worker.addEventListener('message', ({ data: reply }: MessageEvent<WorkerReply>) => {
    if (reply.kind === 'alive') return void endWithLock()
    if (reply.kind === 'ready') return ready.resolve()
    memory = reply.memory
    if (reply.kind === 'failed') return fail(reply.message, reply.fault)
    pending?.resolve(reply.output)
    pending = undefined
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end(new WorkerDiedError(event.message || 'The worker that reads photos died'))
  })
  tell({ ...files, lock })

  function tell(message: WorkerStart | ReadJob) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(message)
  }

  /** A page is not notified when a phone kills a worker for its memory, but the worker's lock is released. */
  function endWithLock() {
    return navigator.locks.request(lock, () =>
      end(new WorkerDiedError('The worker that reads photos is gone')),
    )
  }

  function fail(message: string, fault: Fault) {
    if (fault === 'files') return end(new UnusableFilesError(message))
    if (fault === 'pixels') return end(new HiddenPixelsError(message))
    if (fault === 'worker') return end(new WorkerDiedError(message))
    pending?.reject(new UnreadableImageError(message))
    pending = undefined
  }

  function end(error: Error) {
    if (death) return
    death = error
    worker.terminate()
    ready.reject(error)
    pending?.reject(error)
    pending = undefined
  }

  return {
    ready: ready.promise,
    async run(job) {
      await ready.promise
      if (death) throw death
      pending = Promise.withResolvers<PhoneReading>()
      tell(job)
      return pending.promise
    },
    kill: () => end(new WorkerDiedError('The worker that reads photos was ended')),
    memory: () => memory,
    isAlive: () => !death,
  }
}
