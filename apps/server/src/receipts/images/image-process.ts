import { extname } from 'node:path'
import { confinement, forkConfined } from '@quittance/receipt-reader/runtime/node/confined-process'
import { createJobFolder } from '@quittance/receipt-reader/runtime/node/job-folder'
import { ImageProcessDied, ImageTimeoutError } from './image-errors.ts'
import type { ImageJob, ImageReply } from './image-job.ts'

/** The worker next to this file: a source file, or an entry of its own in the bundle. */
const workerFile = new URL(`./image-worker${extname(import.meta.url)}`, import.meta.url)

const timeLimitMs = 30_000

/** glibc only: return large blocks as soon as they are free. */
const memoryRules = ['glibc.malloc.arena_max=1', `glibc.malloc.mmap_threshold=${1024 * 1024}`]

const made = { upright: 'upright.jpg', thumbnail: 'thumbnail.jpg' }

export type ImageProcess = ReturnType<typeof startImageProcess>

/** In case the estimate was wrong; the total of the process, including native memory. */
const maxMegabytes = 330

/** Decodes untrusted images, so that a crash or kill affects nothing else. */
export function startImageProcess(limitMegabytes = maxMegabytes) {
  const folder = createJobFolder(confinement().user)
  const rights = { addons: true, folder }
  const child = forkConfined(workerFile, [String(limitMegabytes)], rights, {
    execArgv: ['--max-old-space-size=64'],
    // It processes untrusted images, so it gets none of the server's secrets.
    env: { GLIBC_TUNABLES: memoryRules.join(':') },
  })
  let pending: PromiseWithResolvers<ImageReply> | undefined
  let death: Error | undefined

  child.on('message', (reply: ImageReply) => {
    pending?.resolve(reply)
    pending = undefined
  })
  child.on('error', () => die())
  child.on('exit', () => die())

  function die(reason: Error = new ImageProcessDied('The process that decodes images died.')) {
    death ??= reason
    pending?.reject(death)
    pending = undefined
  }

  function end(reason?: Error) {
    die(reason)
    child.kill('SIGKILL')
    folder.remove()
  }

  async function answerTo(job: ImageJob): Promise<ImageReply> {
    if (death) throw death
    const answer = Promise.withResolvers<ImageReply>()
    pending = answer
    const tooLong = () => end(new ImageTimeoutError('The image took too long.'))
    const timer = setTimeout(tooLong, timeLimitMs)
    child.send(job)
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** One at a time. */
    async run(job: ImageJob): Promise<ImageReply> {
      try {
        const path = await folder.give(job.path)
        if (job.do !== 'write') return await answerTo({ ...job, path })
        const reply = await answerTo({ ...job, path, ...made })
        if ('done' in reply) {
          await folder.take(made.upright, job.upright)
          await folder.take(made.thumbnail, job.thumbnail)
        }
        return reply
      } catch (error) {
        // Its folder is removed when it dies, maybe while files are copied.
        throw death ?? error
      } finally {
        if (!death) await folder.empty().catch(() => end())
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
    // Housekeeping removes folders that were not used for long.
    isAlive: () => !death && folder.exists(),
    end: () => end(),
  }
}
