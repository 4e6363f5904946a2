import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

export type Running = { process: ChildProcess; logFile: string; stop(): Promise<void> }

/** Stops everything that was started, the last one first. */
export type Trial = AsyncDisposableStack

const startSeconds = 60

/** Debian installs servers in folders that are only in root's path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Undefined if it is not installed. */
export function findProgram(name: string) {
  if (isAbsolute(name)) return name
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** Returns its output once it has succeeded. */
export async function runProgram(name: string, args: string[]) {
  const { stdout, stderr } = await promisify(execFile)(findProgram(name) ?? name, args, {
    timeout: startSeconds * 1000,
  })
  return `${stdout}${stderr}`.trim()
}

/** Ended by kill -9 at the end of the bench or earlier: its data is not kept. */
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

/** Waits until it returns anything except "not ready". */
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
