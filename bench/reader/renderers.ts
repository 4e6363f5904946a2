import { readdirSync, readFileSync } from 'node:fs'

/** How long pages run at a time where they are slowed. */
const turnMs = 20
const ticksPerSecond = 100

/** The processes in which pages run now, of the browsers that this process started. */
export function findRenderers() {
  const pids = descendantsOf(process.pid).filter((pid) =>
    read(pid, 'cmdline').includes('--type=renderer'),
  )

  return {
    /** Megabytes of the largest process: peak, now, and now without file-backed pages. */
    memory: () => ({
      peak: Math.max(0, ...pids.map((pid) => megabytes(pid, 'VmHWM'))),
      now: Math.max(0, ...pids.map((pid) => megabytes(pid, 'VmRSS'))),
      own: Math.max(0, ...pids.map((pid) => megabytes(pid, 'RssAnon'))),
    }),

    /** Processor seconds that they have used. */
    cpuSeconds() {
      const ticks = pids.map((pid) => {
        const columns = read(pid, 'stat').split(') ')[1]?.split(' ') ?? []
        return Number(columns[11] ?? 0) + Number(columns[12] ?? 0)
      })
      return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond
    },

    /**
     * Lets them run for one part of the time only: what Chromium's own throttle slows is the page's thread, not its
     * workers.
     */
    async slowed<Result>(times: number, work: () => Promise<Result>): Promise<Result> {
      if (times === 1) return work()
      let isRunning = true
      const turn = () => {
        isRunning = !isRunning
        for (const pid of pids) send(pid, isRunning ? 'SIGCONT' : 'SIGSTOP')
        timer = setTimeout(turn, isRunning ? turnMs : turnMs * (times - 1))
      }
      let timer = setTimeout(turn, turnMs)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        for (const pid of pids) send(pid, 'SIGCONT')
      }
    },
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended; the browser rejects pending calls.
  }
}

function descendantsOf(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) =>
    read(pid, `task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function tasksOf(pid: number) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

function megabytes(pid: number, name: string) {
  const kilobytes = Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(pid, 'status'))?.[1] ?? 0)
  return Math.round(kilobytes / 1024)
}

/** Empty where the process has ended meanwhile. */
function read(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
