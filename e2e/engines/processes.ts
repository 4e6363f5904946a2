import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A program in a group of its own, with all that it starts. */
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
  // One whose words nobody takes stops when the pipe is full.
  program.stdout?.resume()
  program.stderr?.resume()
  // It must not outlive a run that was given up.
  const end = () => kill(program)
  process.once('exit', end)
  program.once('exit', () => process.off('exit', end))
  return program
}

/** Ends the program and all that it started, without a chance to write anything. */
export async function killGroup(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  if (kill(program)) await ended
}

/** Ends what a program has started under this name, which Linux cuts after fifteen letters. */
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
    // It has ended meanwhile.
    return ''
  }
}

/** What this program says in the part of a line that the pattern holds. */
export function saidBy(program: ChildProcess, pattern: RegExp): Promise<string> {
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
    program.once('exit', () => reject(new Error(`It ended:\n${lines.join('\n')}`)))
  })
}

function kill({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return false
  return process.kill(-pid, 'SIGKILL')
}
