import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of a read as the caller sees it, and of the processor in all processes of the reader. */
export type Cost = { seconds: number; cpuSeconds: number }

const ticksPerSecond = 100

/** Runs and measures; the reader works in child processes, measured through /proc. */
export async function costOf<T>(run: () => Promise<T>): Promise<{ result: T; cost: Cost }> {
  const cpu = cpuSeconds()
  const start = performance.now()
  const result = await run()
  const seconds = (performance.now() - start) / 1000
  return { result, cost: { seconds, cpuSeconds: cpuSeconds() - cpu } }
}

/** The most memory a process of the reader ever held, in MB. */
export function peakMemory(): number {
  const peaks = processes().map((pid) =>
    Number(/VmHWM:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0),
  )
  return Math.round(Math.max(...peaks) / 1024)
}

function cpuSeconds() {
  const ticks = processes().map((pid) => {
    const columns = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? []
    return Number(columns[11] ?? 0) + Number(columns[12] ?? 0)
  })
  return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond
}

/** The reader's processes; this one where it has none. */
function processes() {
  const tasks = readdirSync('/proc/self/task')
  const children = tasks.flatMap((task) =>
    readProc('self', `task/${task}/children`).trim().split(' '),
  )
  const found = [...new Set(children.filter(Boolean))]
  return found.length > 0 ? found : ['self']
}

function readProc(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
