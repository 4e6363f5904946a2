import { ImageProcessDied } from './image-errors.ts'
import type { ImageAnswer, ImageJob } from './image-job.ts'
import { type ImageProcess, startImageProcess } from './image-process.ts'

/** Starting one takes a fifth of a second; kept, it holds some 95 MB. */
const keptMs = 5 * 60_000

/** One that holds on to more than this after its image is replaced. */
const mostKeptBytes = 180 * 1024 * 1024

let kept: { process: ImageProcess; timer: NodeJS.Timeout } | undefined

/** One image at a time, in a process that is kept for the next. */
export async function decodeOutside(job: ImageJob): Promise<ImageAnswer> {
  try {
    return await decodeOnce(job)
  } catch (error) {
    if (!(error instanceof ImageProcessDied)) throw error
  }
  // It may have been killed for no fault of the image; an image that kills it twice is not taken.
  return decodeOnce(job).catch((error: unknown) => {
    if (!(error instanceof ImageProcessDied)) throw error
    return { refused: 'too-much-memory' }
  })
}

/** The one that is kept; one that works on an image ends with it, or with the server. */
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
