import { ImageProcessDied } from './image-errors.ts'
import type { ImageAnswer, ImageJob } from './image-job.ts'
import { type ImageProcess, startImageProcess } from './image-process.ts'

/** Starting one takes 0.2 s; an idle one takes about 95 MB. */
const idleMs = 5 * 60_000

/** A process that still holds more than this after an image is replaced. */
const maxIdleBytes = 180 * 1024 * 1024

let idle: { process: ImageProcess; timer: NodeJS.Timeout } | undefined

/** One image at a time, in a process that is kept for the next one. */
export async function decodeOutside(job: ImageJob): Promise<ImageAnswer> {
  try {
    return await decodeOnce(job)
  } catch (error) {
    if (!(error instanceof ImageProcessDied)) throw error
  }
  // It may have been killed for another reason; an image that kills it twice is refused.
  return decodeOnce(job).catch((error: unknown) => {
    if (!(error instanceof ImageProcessDied)) throw error
    return { refused: 'too-much-memory' }
  })
}

/** Ends the idle one; a busy one ends after its image, or with the server. */
export function endImageProcess() {
  takeIdle()?.end()
}

async function decodeOnce(job: ImageJob): Promise<ImageAnswer> {
  const process = takeIdle() ?? startImageProcess()
  const { memory, ...answer } = await process.run(job)
  if (memory > maxIdleBytes) process.end()
  else keepIdle(process)
  return answer
}

function keepIdle(process: ImageProcess) {
  process.mayBeLeft(true)
  idle = { process, timer: setTimeout(endImageProcess, idleMs).unref() }
}

function takeIdle() {
  const former = idle
  idle = undefined
  clearTimeout(former?.timer)
  if (!former?.process.isAlive()) return undefined
  former.process.mayBeLeft(false)
  return former.process
}
