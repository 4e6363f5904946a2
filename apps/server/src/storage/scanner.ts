import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { recordEvent } from '#accounts/security-events.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import type { ScanFile } from '#http/image-upload.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import { createFairQueue } from '#process/fair-queue.ts'

type Deps = { command: string[] | undefined; db: Db; log: FastifyBaseLogger; timeoutMs?: number }

const queueFull = replyQueueFull({
  own: 'Several of your files are being scanned already. Please wait for one of them.',
  shared: 'Too many files are waiting for the virus scanner. Please try again shortly.',
})

/** Runs the operator's virus scanner, by exit code: 0 for a clean file, 1 for an infected one. */
export function createScanner({ command, db, log, timeoutMs = 30_000 }: Deps): ScanFile {
  if (!command) return async () => {}
  const queue = createFairQueue({ atOnce: 2, maxWaiting: 100, maxWaitingPerUser: 20 })
  return async (path, { userId, caller, signal }) => {
    const scan = () => run([...command, path], timeoutMs, signal)
    const result = await queue.run(userId, scan, signal).catch(queueFull)
    if (result === 0) return
    if (result === 1) {
      await recordEvent(db, { userId, kind: 'file-refused', caller })
      throw new AppError('INFECTED', 'This file was refused by the virus scanner.')
    }
    log.error({ result }, 'the virus scanner failed')
    throw new AppError(
      'UNAVAILABLE',
      'The virus scanner is not available right now, so nothing was saved. Please try again in a minute.',
      { retryAfterSeconds: 60 },
    )
  }
}

/** Its exit code, or why it has none. No shell, and none of the server's secrets. */
async function run([program = '', ...args]: string[], timeoutMs: number, signal?: AbortSignal) {
  const env = { PATH: process.env.PATH }
  const ends = { timeout: timeoutMs, killSignal: 'SIGKILL', ...(signal && { signal }) } as const
  const scanner = spawn(program, args, { stdio: 'ignore', env, ...ends })
  try {
    const [code, killedBy] = await once(scanner, 'exit')
    return (code ?? killedBy) as number | string
  } catch (error) {
    signal?.throwIfAborted()
    return String(error)
  }
}
