import { Worker } from 'node:worker_threads'

/** Ends the process at once and reports the reason to its parent. */
export const memorySignal = 'SIGUSR2'

const everyMs = 10
/** A thread of its own: while a document is opened, the main one comes to nothing else. */
const watch = `
  const { workerData, parentPort } = require('node:worker_threads')
  let { most } = workerData
  parentPort.on('message', (allowed) => (most = allowed))
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, workerData.signal)
  }, workerData.everyMs)
  parentPort.postMessage('watching')
`

let allow: (most: number | undefined) => void = () => {}

/**
 * Lets this job hold so many bytes; without a number the usual limit holds again. It must outlast the job: memory is
 * freed some time after the work is done, and the process would be ended before it could answer.
 */
export function allowMemory(most?: number): void {
  allow(most)
}

/** Watches over this process: with more than `most` bytes it is ended. */
export async function watchMemory(most: number): Promise<void> {
  const workerData = { most, signal: memorySignal, everyMs }
  const worker = new Worker(watch, { eval: true, workerData })
  const watching = Promise.withResolvers<void>()
  worker.once('message', () => watching.resolve())
  worker.once('error', watching.reject)
  await watching.promise
  allow = (allowed) => worker.postMessage(Math.max(most, allowed ?? most), [])
  worker.unref()
}
