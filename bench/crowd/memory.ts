import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrowdedServer } from './start-server.ts'

const everyMs = 500

/**
 * Watches the total memory of the product's processes: the server, its children, its PostgreSQL. By
 * PSS, the kernel's measure that counts a page shared by several of them once.
 */
export function watchMemory({ pids }: Pick<CrowdedServer, 'pids'>) {
  let peak = 0
  let ofProcess = new Map<string, number>()
  const over = new AbortController()
  const watching = watch()

  async function watch() {
    while (!over.signal.aborted) {
      const sizes = await sizesOf(await pids())
      peak = Math.max(
        peak,
        sizes.reduce((sum, { size }) => sum + size, 0),
      )
      for (const { name, size } of sizes) {
        ofProcess.set(name, Math.max(ofProcess.get(name) ?? 0, size))
      }
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  return {
    /** The peak since the last call, of all together and of the largest process of each kind. */
    takePeak() {
      const most = { peakBytes: peak, peakOfProcess: ofProcess }
      peak = 0
      ofProcess = new Map()
      return most
    },
    async stop() {
      over.abort()
      await watching
    },
  }
}

async function sizesOf(ancestors: number[]) {
  const parents = await readParents()
  const family = [...parents.keys()].filter((pid) => descendsFrom(pid))
  return Promise.all(
    family.map(async (pid) => ({ name: await nameOf(pid), size: await pssOf(pid) })),
  )

  function descendsFrom(pid: number): boolean {
    if (ancestors.includes(pid)) return true
    const parent = parents.get(pid)
    return parent !== undefined && parent > 1 && descendsFrom(parent)
  }
}

async function readParents() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const pairs = await Promise.all(
    names.map(async (name): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // After the program's name, which may contain anything.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [Number(name), Number(parent ?? 0)]
    }),
  )
  return new Map(pairs)
}

/** The script that it runs, or its program. */
async function nameOf(pid: number) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return /([\w-]+)\.js\0/.exec(line)?.[1] ?? (/^\S*postgres/.test(line) ? 'postgres' : 'other')
}

/** Empty for a process that has just ended. */
async function pssOf(pid: number) {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES') throw new Error(`Not allowed to see the memory of ${pid}.`)
      return ''
    },
  )
  return Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
}
