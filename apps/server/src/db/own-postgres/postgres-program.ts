import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { SystemUser } from './postgres-user.ts'

export type ProgramResult = { exitCode: number | null; output: string; complaint: string }

/**
 * Programs start inside the cluster folder, and `.` needs no search permission on the parents, so
 * the folder can be below one that only root may enter.
 */
export function dataDirArgument(clusterFolder: string): string {
  return existsSync('/proc/self/cwd') ? '/proc/self/cwd' : clusterFolder
}

/** Resolves when the program exits; rejects only if it cannot be started. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, user }: { cwd: string; user?: SystemUser },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd,
      // Only these: PGPORT, PGDATA and the like would change the programs' behaviour.
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
