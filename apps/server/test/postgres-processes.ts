import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children: number[] = []
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (stat.split(') ')[1]?.split(' ')[1] === String(parent)) children.push(Number(pid))
  }
  return children
}

/** A process that serves a session, not one of PostgreSQL's own. */
export async function sessionOf(dataDir: string): Promise<number> {
  for (const pid of await childrenOf(await postmasterOf(dataDir))) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.startsWith('postgres: quittance ')) return pid
  }
  throw new Error('Nobody is connected.')
}

/** Suspends all its processes; they respond to nothing until thawed. */
export async function freezePostgres(dataDir: string): Promise<{ thaw(): void }> {
  const postmaster = await postmasterOf(dataDir)
  const frozen = [postmaster, ...(await childrenOf(postmaster))]
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  return {
    thaw() {
      for (const pid of frozen) signal(pid, 'SIGCONT')
    },
  }
}

/** One of them may just have exited. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
