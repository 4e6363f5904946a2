import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createFairQueue } from '#process/fair-queue.ts'

/** Makes one chunk at a time across all files: other requests are served between two chunks. */
const chunkQueue = createFairQueue({ atOnce: 1, maxWaiting: Number.POSITIVE_INFINITY })
let streams = 0

/** Pulls on demand; destroying the stream aborts the signal and ends the generator. */
export function lazyStream(make: (signal: AbortSignal) => AsyncGenerator<Uint8Array>): Readable {
  const stop = new AbortController()
  const chunks = make(stop.signal)
  streams += 1
  const number = streams

  async function nextChunk() {
    const chunk = await chunks.next()
    await setImmediate()
    return chunk
  }

  return new Readable({
    read() {
      chunkQueue.run(number, nextChunk).then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(reason, finished) {
      stop.abort()
      chunks.return(undefined).then(
        () => finished(reason),
        () => finished(reason),
      )
    },
  })
}
