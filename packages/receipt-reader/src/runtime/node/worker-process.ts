import { type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UnreadableImageError, WorkerDiedError } from '#pool/errors.ts'
import type { ReaderWorker } from '#pool/reader-worker.ts'

export type WorkerReply<Output> =
  | { ready: true; cpuMs: number }
  | { output: Output; memory: number; cpuMs: number }
  | { error: string; memory: number; cpuMs: number }

/**
 * How glibc keeps memory; other systems do not know these. One pool for all threads, and the large blocks of a model
 * given back as soon as they are free instead of left scattered: a fifth to a third less at the peak. Huge pages make
 * up for the time that takes.
 */
const memoryRules = [
  'glibc.malloc.arena_max=1',
  `glibc.malloc.mmap_threshold=${12 * 1024 * 1024}`,
  `glibc.malloc.trim_threshold=${512 * 1024 * 1024}`,
  'glibc.malloc.hugetlb=1',
]

/** A separate process, so that a crash in native code or a kill during a read affects nothing else. */
export function startWorkerProcess<Input extends object, Output>(
  file: URL,
  args: string[],
  options: Pick<ForkOptions, 'cwd' | 'execArgv' | 'stdio'> = {},
): ReaderWorker<Input, Output> {
  const child = fork(fileURLToPath(file), args, {
    serialization: 'advanced',
    execArgv: [],
    ...options,
    // It handles images from outside: it gets none of the server's secrets.
    env: { GLIBC_TUNABLES: memoryRules.join(':') },
  })
  const ready = Promise.withResolvers<void>()
  let pending: PromiseWithResolvers<Output> | undefined
  let memory = 0
  let cpu = { totalMs: 0, ofJobMs: 0 }
  let isAlive = true

  child.on('message', (reply: WorkerReply<Output>) => {
    cpu = { totalMs: reply.cpuMs, ofJobMs: reply.cpuMs - cpu.totalMs }
    if ('ready' in reply) return ready.resolve()
    memory = reply.memory
    const answered = pending
    pending = undefined
    if ('output' in reply) answered?.resolve(reply.output)
    else answered?.reject(new UnreadableImageError(reply.error))
  })
  child.on('error', () => die())
  child.on('exit', (_code, signal) => die(signal))
  ready.promise.catch(() => {})

  function die(signal: string | null = null) {
    if (!isAlive) return
    isAlive = false
    const error = new WorkerDiedError('The process that reads images died', signal)
    ready.reject(error)
    pending?.reject(error)
    pending = undefined
  }

  return {
    async run(input) {
      await ready.promise
      const job = Promise.withResolvers<Output>()
      pending = job
      child.send(input)
      return job.promise
    },
    kill() {
      die()
      child.kill('SIGKILL')
    },
    memory: () => memory,
    cpuMs: () => cpu.ofJobMs,
    isAlive: () => isAlive,
  }
}

/** What this process holds, and what it has used since it started. */
export function usage() {
  const { user, system } = process.cpuUsage()
  return { memory: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 }
}
