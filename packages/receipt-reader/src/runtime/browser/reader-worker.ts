import { HiddenPixelsError } from './hidden-pixels.ts'
import { BadFilesError, openKeptFiles } from './kept-files.ts'
import type { Fault, ReadJob, WorkerReply, WorkerStart } from './messages.ts'
import { createPhotoReader, type PhotoReader } from './photo-reader.ts'

declare const self: DedicatedWorkerGlobalScope

/** What browsers throw where there is no memory, or none that the nets can be run in. */
const errorsOfMemory = ['RangeError', 'InternalError', 'RuntimeError', 'CompileError', 'LinkError']

let reader: PhotoReader | undefined

self.addEventListener('message', async ({ data }: MessageEvent<WorkerStart | ReadJob>) => {
  const isStart = 'manifest' in data
  try {
    if (isStart) await start(data)
    else if (reader)
      send({ kind: 'read', output: await reader.read(data), memory: reader.memory() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const fault = faultOf(error, isStart)
    send({ kind: 'failed', message, fault, memory: reader?.memory() ?? 0 })
  }
})

async function start({ cache, manifest, lock }: WorkerStart) {
  if (lock) await hold(lock)
  const files = await openKeptFiles(cache, manifest)
  reader = await createPhotoReader(await files.base(), files.asian)
  send({ kind: 'ready' })
}

/** Until this worker ends, however it does. */
function hold(lock: string) {
  const held = Promise.withResolvers<void>()
  void navigator.locks.request(lock, () => {
    send({ kind: 'alive' })
    held.resolve()
    return new Promise(() => {})
  })
  return held.promise
}

/** A photo that the reader stumbles over says nothing of the next one, nor of the phone. */
function faultOf(error: unknown, isStart: boolean): Fault {
  if (error instanceof BadFilesError) return 'files'
  if (error instanceof HiddenPixelsError) return 'pixels'
  if (isStart || !(error instanceof Error)) return 'worker'
  return errorsOfMemory.includes(error.name) ? 'worker' : 'photo'
}

function send(reply: WorkerReply) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage(reply)
}
