import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

export type Running = { process: ChildProcess; logFile: string; stop(): Promise<void> }

/** Where everything that was started is stopped again, the last one first. */
export type Trial = AsyncDisposableStack

const startSeconds = 60

/** Debian keeps servers where only root's path leads. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Undefined where it is not installed. */
export function findProgram(name: string) {
  if (isAbsolute(name)) return name
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** What it printed, once it ended well. */
export async function runProgram(name: string, args: string[]) {
  const { stdout, stderr } = await promisify(execFile)(findProgram(name) ?? name, args, {
    timeout: startSeconds * 1000,
  })
  return `${stdout}${stderr}`.trim()
}

/** Ends by kill -9, with the trial or before: nothing of it is kept. */
export function startProgram(
  trial: Trial,
  name: string,
  args: string[],
  { logFile, env = process.env }: { logFile: string; env?: NodeJS.ProcessEnv },
): Running {
  const log = openSync(logFile, 'a')
  const child = spawn(findProgram(name) ?? name, args, { stdio: ['ignore', log, log], env })
  closeSync(log)
  async function stop() {
    if (hasEnded(child)) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  trial.defer(stop)
  return { process: child, logFile, stop }
}

/** Until it answers with anything but "not ready". */
export async function untilAnswers(url: string, { process: child, logFile }: Running) {
  const deadline = Date.now() + startSeconds * 1000
  while (Date.now() < deadline && !hasEnded(child)) {
    const isThere = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error(`${child.spawnfile} did not start; see ${logFile}.`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
