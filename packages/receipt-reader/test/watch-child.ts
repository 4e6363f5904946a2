import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** A thread of its own: the peak of a process that is killed is seen only while it lives. */
const watch = `
  const { workerData } = require('node:worker_threads')
  const { readFileSync } = require('node:fs')
  const [peak, child] = [new Float64Array(workerData.peak), new Int32Array(workerData.child)]
  setInterval(() => {
    try {
      const status = readFileSync('/proc/' + child[0] + '/status', 'utf8')
      const kilobytes = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? 0)
      peak[0] = Math.max(peak[0], kilobytes / 1024)
    } catch {}
  }, 1)
`

export type ChildWatch = {
  /** Forgets the peak so far; the child may be another one since. */
  begin(): void
  /** Peak megabytes since then; 0 if the system does not report it. */
  peak(): number
  close(): Promise<number>
}

/** Watches over the memory of that child of this process whose command line names a file. */
export function watchChild(file: string): ChildWatch {
  const workerData = { peak: new SharedArrayBuffer(8), child: new SharedArrayBuffer(4) }
  const [peak, child] = [new Float64Array(workerData.peak), new Int32Array(workerData.child)]
  const worker = new Worker(watch, { eval: true, workerData })
  return {
    begin() {
      child[0] = childOf(file)
      peak[0] = 0
      if (child[0] > 0) writeFileSync(`/proc/${child[0]}/clear_refs`, '5')
    },
    peak: () => peak[0]!,
    close: () => worker.terminate(),
  }
}

/** The newest of them: one that was just ended may still be listed. */
function childOf(file: string): number {
  if (!existsSync('/proc/self/task')) return 0
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    textOf(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  )
  const ours = children.filter((one) => textOf(`/proc/${one}/cmdline`).includes(file)).map(Number)
  return Math.max(0, ...ours)
}

/** Empty when the process or thread has ended in the meantime. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
