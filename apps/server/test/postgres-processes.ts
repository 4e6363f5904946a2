import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The main process of the PostgreSQL in a data folder. */
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

/** One that answers somebody, and is no part of PostgreSQL itself. */
export async function sessionOf(dataDir: string): Promise<number> {
  for (const pid of await childrenOf(await postmasterOf(dataDir))) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.startsWith('postgres: quittance ')) return pid
  }
  throw new Error('Nobody is connected.')
}
