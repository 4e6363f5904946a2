import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Stops everything that was started, the last one first. */
export type Trial = AsyncDisposableStack

const startMs = 60_000

/** Debian installs servers in folders that are only in root's path. */
process.env.PATH = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter)

export function isInstalled(name: string) {
  const folders = process.env.PATH?.split(delimiter) ?? []
  return folders.some((folder) => existsSync(join(folder, name)))
}

/** Removed when the trial is over. */
export async function makeFolder(trial: Trial, name: string) {
  const folder = await mkdtemp(join(tmpdir(), `quittance-${name}-`))
  trial.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Returns its output once it has succeeded. */
export async function runProgram(name: string, args: string[]) {
  const { stdout, stderr } = await promisify(execFile)(name, args, { timeout: startMs })
  return `${stdout}${stderr}`.trim()
}

export function startProgram(name: string, args: string[], logFile: string, env = process.env) {
  const log = openSync(logFile, 'a')
  const child = spawn(name, args, { stdio: ['ignore', log, log], env })
  closeSync(log)
  return child
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Waits until it returns anything except "not ready". */
export async function untilAnswers(url: string, logFile: string) {
  const deadline = performance.now() + startMs
  while (performance.now() < deadline) {
    const signal = AbortSignal.timeout(2000)
    const answer = await fetch(url, { signal }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await pause(50)
  }
  throw new Error(`${url} does not answer; see ${logFile}.`)
}
