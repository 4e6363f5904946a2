import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ImageProcessDied, ImageTimeoutError } from './image-errors.ts'
import type { ImageJob, ImageReply } from './image-job.ts'

/** The worker next to this file: a source file, or an entry of its own in the bundle. */
const workerFile = new URL(`./image-worker${extname(import.meta.url)}`, import.meta.url)

const timeLimitMs = 30_000

/** glibc only: return large blocks as soon as they are free. */
const memoryRules = ['glibc.malloc.arena_max=1', `glibc.malloc.mmap_threshold=${1024 * 1024}`]

export type ImageProcess = ReturnType<typeof startImageProcess>

/** In case the estimate was wrong; the total of the process, including native memory. */
const maxMegabytes = 330

/** Decodes untrusted images, so that a crash or kill affects nothing else. */
export function startImageProcess(limitMegabytes = maxMegabytes) {
  const child = fork(fileURLToPath(workerFile), [String(limitMegabytes)], {
    execArgv: ['--max-old-space-size=64'],
    // It processes untrusted images, so it gets none of the server's secrets.
    env: { GLIBC_TUNABLES: memoryRules.join(':') },
  })
  let pending: PromiseWithResolvers<ImageReply> | undefined
  let isAlive = true

  child.on('message', (reply: ImageReply) => {
    pending?.resolve(reply)
    pending = undefined
  })
  child.on('error', die)
  child.on('exit', die)

  function die() {
    isAlive = false
    pending?.reject(new ImageProcessDied('The process that decodes images died.'))
    pending = undefined
  }

  function end() {
    die()
    child.kill('SIGKILL')
  }

  return {
    /** One at a time. */
    async run(job: ImageJob): Promise<ImageReply> {
      const answer = Promise.withResolvers<ImageReply>()
      pending = answer
      const timer = setTimeout(() => {
        answer.reject(new ImageTimeoutError('The image took too long.'))
        end()
      }, timeLimitMs)
      child.send(job)
      try {
        return await answer.promise
      } finally {
        clearTimeout(timer)
      }
    },
    /** Whether this process may exit while that one is alive. */
    mayBeLeft(mayBe: boolean) {
      if (mayBe) {
        child.unref()
        child.channel?.unref()
      } else {
        child.ref()
        child.channel?.ref()
      }
    },
    isAlive: () => isAlive,
    end,
  }
}
