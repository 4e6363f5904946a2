import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A program in its own process group. */
export function startGroup(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const program = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  // Unread output would fill the pipe and block it.
  program.stdout?.resume()
  program.stderr?.resume()
  // It must not survive an aborted run.
  const end = () => kill(program)
  process.once('exit', end)
  program.once('exit', () => process.off('exit', end))
  return program
}

/** Kills the program and everything it started. */
export async function killGroup(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  if (kill(program)) await ended
}

/** Kills the program's processes of this name, which Linux cuts after fifteen characters. */
export function killInGroup({ pid }: ChildProcess, name: string): void {
  for (const id of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const [, found, group] = /\((.*)\) \S+ \d+ (\d+)/.exec(statusOf(id)) ?? []
    if (found === name && Number(group) === pid) process.kill(Number(id), 'SIGKILL')
  }
}

function statusOf(id: string) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // It has exited meanwhile.
    return ''
  }
}

/** Waits for a line of output that matches; returns the captured part. */
export function waitForOutput(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    for (const stream of [program.stdout, program.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        const [, said] = pattern.exec(line) ?? []
        if (said) resolve(said)
      })
    }
    program.once('error', reject)
    program.once('exit', () => reject(new Error(`The program exited:\n${lines.join('\n')}`)))
  })
}

function kill({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return false
  return process.kill(-pid, 'SIGKILL')
}
