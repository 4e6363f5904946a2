import { Readable } from 'node:stream'

/** Pulls from the generator as it is read; destroying it aborts the signal and ends the generator. */
export function lazyStream(make: (signal: AbortSignal) => AsyncGenerator<Uint8Array>): Readable {
  const stop = new AbortController()
  const chunks = make(stop.signal)
  return new Readable({
    read() {
      chunks.next().then(
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
