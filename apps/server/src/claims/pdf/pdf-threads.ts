import { type PdfThread, startPdfThread } from './pdf-thread.ts'

/** Starting one takes a fifth of a second of processor time; kept, it holds some 40 MB. */
const keptMs = 60_000

let spare: { thread: PdfThread; timer: NodeJS.Timeout } | undefined

/** The one that is kept, or a new one; whoever takes it ends it or gives it back. */
export function takePdfThread(): PdfThread {
  const thread = takeSpare()
  if (!thread?.isAlive()) return startPdfThread()
  thread.mayBeLeft(false)
  return thread
}

/** One that has finished its PDF; the next soon after starts at once. */
export async function givePdfThreadBack(thread: PdfThread) {
  const former = takeSpare()
  thread.mayBeLeft(true)
  spare = { thread, timer: setTimeout(endSparePdfThread, keptMs).unref() }
  await former?.end()
}

export async function endSparePdfThread() {
  await takeSpare()?.end()
}

function takeSpare() {
  const kept = spare
  spare = undefined
  clearTimeout(kept?.timer)
  return kept?.thread
}
