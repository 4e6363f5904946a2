import { type PdfThread, startPdfThread } from './pdf-thread.ts'

/** Starting one takes 0.2 s of CPU time; an idle one takes about 40 MB. */
const idleMs = 60_000

let spare: { thread: PdfThread; timer: NodeJS.Timeout } | undefined

/** Returns the idle thread or a new one; the caller terminates it or gives it back. */
export function takePdfThread(): PdfThread {
  const thread = takeSpare()
  if (!thread?.isAlive()) return startPdfThread()
  thread.mayBeLeft(false)
  return thread
}

/** Keeps a thread that finished its PDF, so that the next PDF starts at once. */
export async function givePdfThreadBack(thread: PdfThread) {
  const former = takeSpare()
  thread.mayBeLeft(true)
  spare = { thread, timer: setTimeout(endSparePdfThread, idleMs).unref() }
  await former?.end()
}

export async function endSparePdfThread() {
  await takeSpare()?.end()
}

function takeSpare() {
  const idle = spare
  spare = undefined
  clearTimeout(idle?.timer)
  return idle?.thread
}
