import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { SystemUser } from './postgres-user.ts'

export type ProgramResult = { exitCode: number | null; output: string; complaint: string }

/**
 * The cluster folder as its programs see it. They are started inside it, and this name needs no
 * search permission on the parents, so the folder may lie where only root may enter.
 */
export function dataDirArgument(clusterFolder: string): string {
  return existsSync('/proc/self/cwd') ? '/proc/self/cwd' : clusterFolder
}

/** Ends when the program does; rejects only when it cannot be started at all. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, user }: { cwd: string; user?: SystemUser },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd,
      // Only these: PGPORT, PGDATA and the like would change what the programs do.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output, complaint }))
  })
}
