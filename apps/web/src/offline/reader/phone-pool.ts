import { createReaderPool, type ReaderPool } from '@quittance/receipt-reader/pool/reader-pool'
import type { ReaderWorker } from '@quittance/receipt-reader/pool/reader-worker'
import {
  cacheOf,
  fileNames,
  type Manifest,
  type ReaderVersion,
} from '@quittance/receipt-reader/runtime/browser/manifest'
import type { PhoneReading, ReadJob } from '@quittance/receipt-reader/runtime/browser/messages'
import {
  startWebWorker,
  UnusableFilesError,
  type WebWorker,
} from '@quittance/receipt-reader/runtime/browser/web-worker'

export const timeLimitMs = 60_000
/** At most three workers when two tabs read, two in one of them: together they stay within 600 MB. */
const maxMemoryBytes = 200 * 1024 * 1024

type TimedReading = PhoneReading & { seconds: number }

export type PhonePool = ReaderPool<ReadJob, TimedReading>

export async function startPool(version: ReaderVersion, ending: AbortSignal): Promise<PhonePool> {
  const address = await workerAddressOf(version)
  const files = { cache: cacheOf(version), manifest: version.manifest }
  const pool = createReaderPool<ReadJob, TimedReading>({
    start: () => timed(startWebWorker(new Worker(address), files)),
    workers: canRunTwo() && (await claimSecondWorker(ending)) ? 2 : 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    timeLimitMs,
    maxMemoryBytes,
  })
  if (ending.aborted) pool.close()
  ending.addEventListener('abort', () => pool.close(), { once: true })
  return pool
}

async function workerAddressOf(version: ReaderVersion): Promise<string> {
  const kept = await (await caches.open(cacheOf(version))).match(version.manifest)
  const manifest = kept && ((await kept.json()) as Manifest)
  const worker = manifest?.base.find(({ name }) => name === fileNames.worker)?.pieces[0]
  if (!worker) throw new UnusableFilesError('The reader is not on this device.')
  return worker.address
}

/**
 * Two workers if there are cores to spare. If the browser does not report its memory, as on
 * iPhones, only one: a page that uses too much is killed there.
 */
function canRunTwo() {
  const { hardwareConcurrency, deviceMemory = 0 } = navigator as { deviceMemory?: number } & Pick<
    Navigator,
    'hardwareConcurrency'
  >
  return hardwareConcurrency >= 4 && deviceMemory >= 4
}

/** Only one tab of this device may have a second worker, until `ending`. */
async function claimSecondWorker(ending: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return false
  const answer = Promise.withResolvers<boolean>()
  const held = Promise.withResolvers<void>()
  ending.addEventListener('abort', () => held.resolve(), { once: true })
  void navigator.locks.request('quittance-second-worker', { ifAvailable: true }, (lock) => {
    answer.resolve(lock !== null)
    return lock && !ending.aborted ? held.promise : undefined
  })
  return answer.promise
}

/** Timed from when its files are loaded, since loading says little about the next photo. */
function timed(worker: WebWorker): ReaderWorker<ReadJob, TimedReading> {
  return {
    ...worker,
    async run(job) {
      await worker.ready
      const start = performance.now()
      const output = await worker.run(job)
      return { ...output, seconds: (performance.now() - start) / 1000 }
    },
  }
}

/** A worker whose script fails to load looks like one that crashed at once. */
export async function canStart(version: ReaderVersion): Promise<boolean> {
  try {
    const address = await workerAddressOf(version)
    return (await fetch(address, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
