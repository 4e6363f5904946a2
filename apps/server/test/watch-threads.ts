import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

type Watched = { worker: Worker; end: Promise<unknown>; hasEnded: boolean }

export function watchThreads() {
  let threads: Watched[] = []

  function add(message: unknown) {
    const { worker } = message as { worker: Worker }
    const watched = { worker, end: once(worker, 'exit'), hasEnded: false }
    threads.push(watched)
    worker.on('exit', () => {
      watched.hasEnded = true
    })
  }

  subscribe('worker_threads', add)
  return {
    started: () => threads.map(({ worker }) => worker),
    untilAllEnded: () => Promise.all(threads.map(({ end }) => end)),
    countAlive: () => threads.filter(({ hasEnded }) => !hasEnded).length,
    forget() {
      threads = []
    },
    stop: () => unsubscribe('worker_threads', add),
  }
}
