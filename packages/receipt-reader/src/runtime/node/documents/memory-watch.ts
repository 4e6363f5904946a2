import { Worker } from 'node:worker_threads'

/** Ends the process, whatever it is just doing, and tells its parent why. */
export const memorySignal = 'SIGUSR2'

const everyMs = 10
/** A thread of its own: while a document is opened, the main one comes to nothing else. */
const watch = `
  const { workerData, parentPort } = require('node:worker_threads')
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.most) process.kill(process.pid, workerData.signal)
  }, workerData.everyMs)
  parentPort.postMessage('watching')
`

/** Watches over this process: with more than `most` bytes it is ended. */
export async function watchMemory(most: number): Promise<void> {
  const workerData = { most, signal: memorySignal, everyMs }
  const worker = new Worker(watch, { eval: true, workerData })
  const watching = Promise.withResolvers<void>()
  worker.once('message', () => watching.resolve())
  worker.once('error', watching.reject)
  await watching.promise
  worker.unref()
}
