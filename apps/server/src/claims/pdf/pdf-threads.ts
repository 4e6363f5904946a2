import { type PdfThread, startPdfThread } from './pdf-thread.ts'

/** Starting one takes 0.4 s of CPU time; an idle one takes about 40 MB. */
const idleMs = 60_000

/** A claim and the traveller's copy are mailed at the same time. */
const maxSpare = 2

type Spare = { thread: PdfThread; timer: NodeJS.Timeout }
let spares: Spare[] = []

/** Returns an idle thread or a new one; the caller terminates it or gives it back. */
export function takePdfThread(): PdfThread {
  for (let spare = spares.pop(); spare; spare = spares.pop()) {
    clearTimeout(spare.timer)
    if (!spare.thread.isAlive()) continue
    spare.thread.mayBeLeft(false)
    return spare.thread
  }
  return startPdfThread()
}

/** Keeps a thread that finished its PDF, so that the next PDF starts at once. */
export async function givePdfThreadBack(thread: PdfThread) {
  thread.mayBeLeft(true)
  const timer = setTimeout(() => end(spares.filter((spare) => spare.thread === thread)), idleMs)
  spares.push({ thread, timer: timer.unref() })
  await end(spares.slice(0, -maxSpare))
}

export async function endSparePdfThreads() {
  await end(spares)
}

async function end(ended: Spare[]) {
  spares = spares.filter((spare) => !ended.includes(spare))
  for (const { timer } of ended) clearTimeout(timer)
  await Promise.all(ended.map(({ thread }) => thread.end()))
}
