import type { FileSet, Manifest } from '@quittance/receipt-reader/runtime/browser/manifest'
import type {
  PhoneReading,
  ReadJob,
  WorkerReply,
  WorkerStart,
} from '@quittance/receipt-reader/runtime/browser/messages'

// Runs in the page: only its arguments are available.

type LongTask = { start: number; ms: number }

type TabWindow = Window & {
  askWorker?: (message: WorkerStart | ReadJob) => Promise<WorkerReply>
  /** Since the last call. */
  takeLongTasks?: () => LongTask[]
}

export type TabRead = {
  output: PhoneReading
  seconds: number
  /** Bytes that the nets hold. */
  netBytes: number
  /** Milliseconds of every long task of the page, while it was being read and since the last. */
  longTasks: { reading: number[]; idle: number[] }
}

/** Records long tasks of the page; checks with one of its own that they are detected. */
export async function watchInPage() {
  const noted: LongTask[] = []
  const note = (entries: PerformanceEntry[]) => {
    for (const { startTime, duration } of entries) noted.push({ start: startTime, ms: duration })
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask' })
  ;(window as TabWindow).takeLongTasks = () => {
    note(observer.takeRecords())
    return noted.splice(0)
  }
  await new Promise((resolve) => setTimeout(resolve))
  const start = performance.now()
  while (performance.now() - start < 80);
  await new Promise((resolve) => setTimeout(resolve, 100))
  const seen = (window as TabWindow).takeLongTasks?.() ?? []
  if (!seen.some(({ ms }) => ms >= 80)) throw new Error('This browser does not report long tasks.')
}

/** Caches all files as the app does, and returns the bytes downloaded for each set. */
export async function loadInPage({ cache, manifest }: { cache: string; manifest: string }) {
  const files = await caches.open(cache)
  await files.add(manifest)
  const sets: Manifest = await (await files.match(manifest))!.json()
  const bytes: Record<FileSet, number> = { base: 0, asian: 0 }
  for (const set of ['base', 'asian'] as const) {
    const addresses = sets[set].flatMap(({ pieces }) => pieces.map(({ address }) => address))
    await files.addAll(addresses)
    const came = performance
      .getEntriesByType('resource')
      .filter(({ name }) => addresses.includes(new URL(name).pathname))
    for (const entry of came) bytes[set] += (entry as PerformanceResourceTiming).encodedBodySize
  }
  return { worker: sets.base.find(({ name }) => name === 'worker.js')!.pieces[0]!.address, bytes }
}

/** Starts the worker that is shipped. */
export async function startInPage(files: { cache: string; manifest: string; worker: string }) {
  const worker = new Worker(files.worker)
  const patienceMs = 300_000
  const ask = async (message: WorkerStart | ReadJob) => {
    const answered = Promise.withResolvers<WorkerReply>()
    const once = { once: true }
    const late = () => answered.reject(new Error('No answer in five minutes.'))
    const waiting = setTimeout(late, patienceMs)
    worker.addEventListener('message', ({ data }) => answered.resolve(data), once)
    worker.addEventListener('error', (event) => answered.reject(new Error(event.message)), once)
    worker.postMessage(message, [])
    return answered.promise.finally(() => clearTimeout(waiting))
  }
  const { cache, manifest } = files
  const reply = await ask({ cache, manifest })
  if (reply.kind !== 'ready') throw new Error(JSON.stringify(reply))
  ;(window as TabWindow).askWorker = ask
}

/** Reads the photo at an address; the seconds are those of the read alone. */
export async function readInPage(address: string): Promise<TabRead> {
  const { askWorker, takeLongTasks } = window as TabWindow
  const photo = await (await fetch(address)).blob()
  const start = performance.now()
  const reply = await askWorker!({ photo, context: {} })
  const end = performance.now()
  if (reply.kind !== 'read') throw new Error(JSON.stringify(reply))
  // Includes the task in which the answer arrived.
  await new Promise((resolve) => setTimeout(resolve))
  const tasks = takeLongTasks!()
  const isOfReading = ({ start: began, ms }: LongTask) => began < end && began + ms > start
  return {
    output: reply.output,
    seconds: (end - start) / 1000,
    netBytes: reply.memory,
    longTasks: {
      reading: tasks.filter(isOfReading).map(({ ms }) => ms),
      idle: tasks.filter((task) => !isOfReading(task)).map(({ ms }) => ms),
    },
  }
}
