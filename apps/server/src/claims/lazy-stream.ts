import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createFairQueue } from '#process/fair-queue.ts'

/** One piece of a file at a time, of however many files: between two pieces everybody else is served. */
const pieces = createFairQueue({ atOnce: 1, inLine: Number.POSITIVE_INFINITY })
let streams = 0

/** Pulls from the generator as it is read; destroying it aborts the signal and ends the generator. */
export function lazyStream(make: (signal: AbortSignal) => AsyncGenerator<Uint8Array>): Readable {
  const stop = new AbortController()
  const chunks = make(stop.signal)
  streams += 1
  const number = streams

  async function nextPiece() {
    const piece = await chunks.next()
    await setImmediate()
    return piece
  }

  return new Readable({
    read() {
      pieces.run(number, nextPiece).then(
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
