import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ImageProcessDied, ImageTimeoutError } from './image-errors.ts'
import type { ImageJob, ImageReply } from './image-job.ts'

/** Beside this file: a source in the sources, and in a bundle an entry of its own in the same folder. */
const workerFile = new URL(`./image-worker${extname(import.meta.url)}`, import.meta.url)

const timeLimitMs = 30_000

/** How glibc keeps memory; other systems do not know these. Large blocks are given back as soon as they are free. */
const memoryRules = ['glibc.malloc.arena_max=1', `glibc.malloc.mmap_threshold=${1024 * 1024}`]

export type ImageProcess = ReturnType<typeof startImageProcess>

/** Where the estimate by the header was wrong; of all that the process holds, native memory included. */
const mostMegabytes = 330

/** Decodes what came from outside: a crash or a kill harms nobody else, and its memory is not the server's. */
export function startImageProcess(limitMegabytes = mostMegabytes) {
  const child = fork(fileURLToPath(workerFile), [String(limitMegabytes)], {
    execArgv: ['--max-old-space-size=64'],
    // It handles images from outside: it gets none of the server's secrets.
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
    /** Whether this process may end while that one is alive. */
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
