import type { ForkOptions } from 'node:child_process'
import { UnreadableImageError, WorkerDiedError } from '#pool/errors.ts'
import type { ReaderWorker } from '#pool/reader-worker.ts'
import { confinement, forkConfined, type Rights } from './confined-process.ts'
import { createJobFolder, type JobFolder } from './job-folder.ts'

export type WorkerReply<Output> =
  | { ready: true; memory: number; cpuMs: number }
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

type Options<Input, Output> = Pick<ForkOptions, 'execArgv' | 'stdio'> & {
  rights: Omit<Rights, 'folder'>
  /** Copies the files of a job into the process's folder; returns the job with their names there. */
  give?: (job: Input, folder: JobFolder) => Promise<Input>
  /** Copies the results out that the answer names. */
  take?: (job: Input, answer: Output, folder: JobFolder) => Promise<void>
}

/** A separate process, so that a crash in native code or a kill during a read affects nothing else. */
export function startWorkerProcess<Input extends object, Output>(
  file: URL,
  args: string[],
  { rights, give, take, ...options }: Options<Input, Output>,
): ReaderWorker<Input, Output> {
  const folder = give && createJobFolder(confinement().user)
  const child = forkConfined(
    file,
    args,
    { ...rights, folder },
    {
      serialization: 'advanced',
      ...options,
      // It handles images from outside: it gets none of the server's secrets.
      env: { GLIBC_TUNABLES: memoryRules.join(':') },
    },
  )
  const ready = Promise.withResolvers<void>()
  let pending: PromiseWithResolvers<Output> | undefined
  let memory = 0
  let cpu = { totalMs: 0, ofJobMs: 0 }
  let death: WorkerDiedError | undefined

  child.on('message', (reply: WorkerReply<Output>) => {
    cpu = { totalMs: reply.cpuMs, ofJobMs: reply.cpuMs - cpu.totalMs }
    memory = reply.memory
    if ('ready' in reply) return ready.resolve()
    const answered = pending
    pending = undefined
    if ('output' in reply) answered?.resolve(reply.output)
    else answered?.reject(new UnreadableImageError(reply.error))
  })
  child.on('error', () => die())
  child.on('exit', (_code, signal) => die(signal))
  ready.promise.catch(() => {})

  function die(signal: string | null = null) {
    if (death) return
    death = new WorkerDiedError('The process that reads images died', signal)
    ready.reject(death)
    pending?.reject(death)
    pending = undefined
  }

  function kill() {
    die()
    child.kill('SIGKILL')
    folder?.remove()
  }

  async function answerTo(input: Input): Promise<Output> {
    if (death) throw death
    const job = Promise.withResolvers<Output>()
    pending = job
    child.send(input)
    return job.promise
  }

  return {
    async run(input) {
      await ready.promise
      if (!folder) return answerTo(input)
      try {
        const output = await answerTo(await give(input, folder))
        await take?.(input, output, folder)
        return output
      } catch (error) {
        // Its folder is removed when it dies, maybe while files are copied.
        throw death ?? error
      } finally {
        if (!death) await folder.empty().catch(kill)
      }
    },
    kill,
    memory: () => memory,
    cpuMs: () => cpu.ofJobMs,
    // Housekeeping removes folders that were not used for long.
    isAlive: () => !death && folder?.exists() !== false,
  }
}
