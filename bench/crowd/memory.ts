import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { postmasterOf } from '@quittance/server/test/postgres-processes'
import type { Server } from '#shared/server.ts'

const everyMs = 500

/**
 * Watches the total memory of the product's processes: the server, its children, its PostgreSQL. By
 * PSS, the kernel's measure that counts a page shared by several of them once.
 */
export function watchMemory({ pid, dataDir }: Pick<Server, 'pid' | 'dataDir'>) {
  let peak = 0
  const over = new AbortController()
  const watching = watch()

  async function watch() {
    while (!over.signal.aborted) {
      const postmaster = await postmasterOf(dataDir).catch(() => 0)
      peak = Math.max(peak, await totalOf([pid(), postmaster]))
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  return {
    /** Since the last call. */
    takePeak() {
      const most = peak
      peak = 0
      return most
    },
    async stop() {
      over.abort()
      await watching
    },
  }
}

/** Of these processes and all that descend from them. */
async function totalOf(ancestors: number[]) {
  const parents = await readParents()
  const family = [...parents.keys()].filter((pid) => descendsFrom(pid))
  const sizes = await Promise.all(family.map(pssOf))
  return sizes.reduce((sum, size) => sum + size, 0)

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
