import { ImageProcessDied } from './image-errors.ts'
import type { ImageAnswer, ImageJob } from './image-job.ts'
import { type ImageProcess, startImageProcess } from './image-process.ts'

/** Starting one takes 0.2 s; an idle one takes about 95 MB. */
const keptMs = 5 * 60_000

/** A process that still holds more than this after an image is replaced. */
const mostKeptBytes = 180 * 1024 * 1024

let kept: { process: ImageProcess; timer: NodeJS.Timeout } | undefined

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
  takeKept()?.end()
}

async function decodeOnce(job: ImageJob): Promise<ImageAnswer> {
  const process = takeKept() ?? startImageProcess()
  const { memory, ...answer } = await process.run(job)
  if (memory > mostKeptBytes) process.end()
  else keep(process)
  return answer
}

function keep(process: ImageProcess) {
  process.mayBeLeft(true)
  kept = { process, timer: setTimeout(endImageProcess, keptMs).unref() }
}

function takeKept() {
  const former = kept
  kept = undefined
  clearTimeout(former?.timer)
  if (!former?.process.isAlive()) return undefined
  former.process.mayBeLeft(false)
  return former.process
}
