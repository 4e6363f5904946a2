import { spawnSync } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '#startup-error.ts'
import { dataDirArgument, runProgram } from './postgres-program.ts'
import type { SystemUser } from './postgres-user.ts'

export const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`
const timeoutMs = 60_000
// Crash recovery may take long; giving up would only start it again.
const startSeconds = 300

export type Cluster = {
  folder: string
  /** An alias short enough for a socket's path. */
  socketFolder: string
  binaries: string
  user: SystemUser | undefined
  settings: Record<string, string>
}

const ownSettings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  port: String(socketPort),
  max_connections: '50',
  // Send errors to the client only: their details contain personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Returns whether it was already running. The caller holds the folder's lock. */
export async function ensureRunning(cluster: Cluster): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await isListening(cluster)) return true
    const trace = await traceOfServer(cluster.folder)
    if (trace === 'misleading') await removeTraces(cluster.folder)
    const problem = trace === 'alive' ? stillThere(cluster.folder) : await start(cluster)
    if (!problem) return false
    if (!problem.mayPass || Date.now() > deadline) throw new StartupError(problem.message)
    await pause(50)
  }
}

export async function stopFast(cluster: Cluster): Promise<void> {
  await pgCtl(cluster, ['stop', '-m', 'fast', '-w'])
}

/** Check this first: a server that accepts connections is alive, whatever its pid file says. */
export function isListening({ socketFolder }: Cluster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, socketName))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'))
  })
}

/** What the pid file says about a server that does not respond. */
async function traceOfServer(folder: string): Promise<'none' | 'alive' | 'misleading'> {
  const file = join(folder, 'postmaster.pid')
  const written = await stat(file).catch(() => undefined)
  if (!written) return 'none'
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  // Empty: the server is just starting, or it died while starting.
  if (Number.isNaN(pid)) return Date.now() - written.mtimeMs < 5_000 ? 'alive' : 'misleading'
  if (await isServerOf(folder, pid)) return 'alive'
  return existsProcess(pid) ? 'misleading' : 'none'
}

function existsProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The pid may belong to another program by now. */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)]).stdout.includes('postgres')
  }
  try {
    const [cwd, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)])
    return cwd.ino === cluster.ino && cwd.dev === cluster.dev
  } catch (error) {
    // In a container even root cannot read the cwd of another user's process.
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    return name.trim() === 'postgres'
  }
}

type Problem = { message: string; mayPass: boolean }

async function start(cluster: Cluster): Promise<Problem | undefined> {
  const logSize = (await readLog(cluster.folder)).length
  const { exitCode } = await pgCtl(cluster, startArguments(cluster))
  if (exitCode === 0) return undefined
  const log = (await readLog(cluster.folder)).slice(logSize)
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1)
  return {
    message: `PostgreSQL did not start (${fatal?.trim() ?? 'no reason given'}). See ${join(cluster.folder, 'postgres.log')}.`,
    // Sessions of a killed server outlive it for a moment, as does an orphaned pg_ctl.
    mayPass: /shared memory block|lock file/.test(log),
  }
}

function stillThere(folder: string): Problem {
  return {
    message: `The PostgreSQL named in ${join(folder, 'postmaster.pid')} neither responds nor exits. Stop it and start again.`,
    mayPass: true,
  }
}

/** PostgreSQL would take any program with the recorded pid for a server. */
async function removeTraces(folder: string): Promise<void> {
  for (const name of ['postmaster.pid', `${socketName}.lock`, socketName]) {
    await rm(join(folder, name), { force: true })
  }
}

function startArguments({ settings }: Cluster): string[] {
  const options = Object.entries({ ...ownSettings, ...settings })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')
  return ['start', '-w', '-t', String(startSeconds), '-l', 'postgres.log', '-o', options]
}

function pgCtl({ binaries, folder, user }: Cluster, args: string[]) {
  const place = ['-D', dataDirArgument(folder)]
  return runProgram(join(binaries, 'bin', 'pg_ctl'), [...args, ...place], { cwd: folder, user })
}

function readLog(folder: string): Promise<string> {
  return readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '')
}
